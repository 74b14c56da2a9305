import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { language } from "$lib/language.svelte";
import { startWorker } from "$lib/worker";

// Without its messages the app shows their ids, and a page that is loaded anew may get them.
await language.begin().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
startWorker();
