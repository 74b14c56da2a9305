import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startWorker } from "$lib/worker";

mount(App, { target: document.getElementById("app")! });
startWorker();
