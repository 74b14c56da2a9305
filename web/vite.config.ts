import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Lays scripts and styles down packed as well: the server hands them out as they are. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
      const path = join(dir!, name);
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    }
  },
};

/** All messages of a language that are needed from the start come together: `language.ftl?messages`. */
const messages: Plugin = {
  name: "messages",
  enforce: "pre",
  load(id) {
    const [path, query] = id.split("?");
    if (query !== "messages") return null;
    const folder = dirname(path!);
    const files = readdirSync(folder).filter((name) => name.endsWith(".ftl") && name !== "language.ftl");
    const paths = files.sort().map((name) => join(folder, name));
    for (const each of paths) this.addWatchFile(each);
    const text = paths.map((each) => readFileSync(each, "utf8")).join("\n");
    return { code: `export default ${JSON.stringify(text)}`, moduleType: "js" };
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), messages, packed],
  resolve: {
    alias: {
      $lib: fileURLToPath(new URL("./src/lib", import.meta.url)),
      // Tests of the browser bring a language of their own.
      $locales: process.env.GREATHALL_LOCALES ?? fileURLToPath(new URL("./src/locales", import.meta.url)),
    },
    // Tests run in Node, where Svelte would otherwise hand out its server build.
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: {
    outDir: "../src/greathall/server/web",
    emptyOutDir: true,
    target: "es2022",
    // The content policy allows no data: URLs except for images.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What several pages have in common comes together: each file costs a request and its head. But words that
          // only a part of the app needs are asked for as soon as their file is there: nothing may wait for them at first.
          groups: [{ name: "shared", test: /\/web\/src\/(?!\w+\/words\.ts)/, minShareCount: 3 }],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".", "../docs"] }, // a test compares the styles with docs/design.md
    // The server of `make play`, or another one that is named.
    proxy: { "/api": { target: process.env.GREATHALL_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing.ts"],
    restoreMocks: true,
    isolate: false, // every file would load the app anew; what a test changes it puts back
    css: { include: /\?raw$/ }, // styles are read by a test, as they are written
    testTimeout: 20_000, // whole tables are searched by role, maybe on a busy machine
  },
}));
