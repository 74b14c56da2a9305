/** How this person is told that it is their turn while they are not at the table. */
import { api, ApiError } from "$lib/api";
import { t } from "$lib/text";
import type { Notices } from "$lib/wire";
import "./words";

class Telling {
  known = $state.raw<Notices | null>(null);
  denied = $state(false); // the browser lets us send nothing
  fault = $state("");

  /** Push messages come to this browser only over a safe line, and by a service worker. */
  get possible(): boolean {
    return isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
  }

  /** This browser is not told yet, and could be. */
  get offered(): boolean {
    return this.possible && !this.denied && this.known !== null && !this.known.push;
  }

  async load(): Promise<void> {
    if (this.possible) this.denied = Notification.permission === "denied";
    await this.#run(async () => undefined);
  }

  /** Asks the browser's question: only ever upon a click. */
  async start(): Promise<void> {
    const permission = await Notification.requestPermission();
    this.denied = permission === "denied";
    if (permission !== "granted") return;
    await this.#run(async () => {
      // Without one, `ready` would never come: nobody waits for that.
      if (!(await navigator.serviceWorker.getRegistration())) throw new Error("no service worker");
      const { pushManager } = await navigator.serviceWorker.ready;
      await (await pushManager.getSubscription())?.unsubscribe(); // it may be another server's that was here before
      const wanted = { userVisibleOnly: true, applicationServerKey: this.known!.key };
      await api.subscribe((await pushManager.subscribe(wanted)).toJSON());
    });
  }

  async stop(): Promise<void> {
    await this.#run(async () => {
      await api.unsubscribe();
      const registration = await navigator.serviceWorker.getRegistration();
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
    });
  }

  /** Whether it was done; if not, `fault` says why. */
  async setAddress(kind: "" | "ntfy" | "webhook", url: string): Promise<boolean> {
    return this.#run(() => (kind ? api.setAddress({ kind, url: url.trim() }) : api.removeAddress()));
  }

  async #run(work: () => Promise<unknown>): Promise<boolean> {
    this.fault = "";
    try {
      await work();
      this.known = await api.notices();
      return true;
    } catch (error) {
      this.fault = error instanceof ApiError ? error.message : t("notices-failed");
      return false;
    }
  }
}

export const telling = new Telling();
