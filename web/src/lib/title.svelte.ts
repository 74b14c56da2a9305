/** The title of the page: where one is, and that it is one's turn while the page is out of sight. */
import { settings } from "./settings.svelte";
import { t } from "./text";

class Title {
  page = $state("");
  #turn = $state(false);

  constructor() {
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#turn = false;
    });
  }

  get text(): string {
    const name = this.page ? t("title-page", { page: this.page }) : t("app-name");
    return this.#turn ? t("title-turn", { name }) : name;
  }

  turn(): void {
    if (settings.title && document.hidden) this.#turn = true;
  }

  calm(): void {
    this.#turn = false;
  }
}

export const title = new Title();
