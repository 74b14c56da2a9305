import type { Attachment } from "svelte/attachments";

/** What is scrolled fades out at the edges beyond which there is more of it: nothing looks as if it ended there. */
export const fades: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const below = node.scrollHeight - node.clientHeight - node.scrollTop;
    node.classList.toggle("above", node.scrollTop > 2);
    node.classList.toggle("below", below > 2);
  };
  node.classList.add("fades");
  node.addEventListener("scroll", look, { passive: true });
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    for (const one of [node, ...node.children]) sizes.observe(one);
    look();
  };
  const children = new MutationObserver(watch);
  children.observe(node, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
    node.removeEventListener("scroll", look);
  };
};
