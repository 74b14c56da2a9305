// Any game in words, as far as its view tells.

import { t } from "$lib/text";
import { signed } from "../../table/explained";
import { section, who, type Grid, type Reader, type Section } from "../../table/text/model";
import { columns, common, factsAt, inOneLine, playerAt, type Fact, type Holder } from "./facts";

export function describe(reader: Reader): Section[] {
  const { view } = reader;
  const you = reader.seats.find((seat) => seat.you);
  const others = reader.seats.filter((seat) => seat !== you);
  return [
    ...(you ? part(reader, `player-${you.seat}`, who(reader, you.seat), factsAt(view, you.seat), playerAt(view, you.seat)) : []),
    ...part(reader, "table", t("plain-table"), common(view), view),
    ...others.flatMap(({ seat }) => part(reader, `player-${seat}`, who(reader, seat), factsAt(view, seat), playerAt(view, seat))),
  ];
}

/** What has rows is a section of its own. */
function part(reader: Reader, id: string, heading: string, facts: Fact[], holder: Holder | null): Section[] {
  const lines = facts.filter((fact) => fact.kind !== "rows");
  const grids = facts.filter((fact) => fact.kind === "rows");
  return [
    section(id, heading, lines.map((fact) => line(reader, fact, holder))),
    ...grids.map((fact) => ({ id: `${id}-${fact.key}`, heading: fact.label, grid: grid(reader, fact.rows) })),
  ];
}

function line(reader: Reader, fact: Fact, holder: Holder | null): string {
  const parts = fact.kind === "number" && holder ? reader.explained(fact.key, holder) : [];
  const text = inOneLine(fact, reader.name);
  if (!parts.length) return t("plain-fact", { label: fact.label, text });
  const from = parts.map((part) => t("text-part", { from: part.text, n: signed(part.n) })).join(t("list-comma"));
  return t("plain-fact", { label: fact.label, text: t("text-sum", { n: text, parts: from }) });
}

function grid(reader: Reader, rows: Fact[][]): Grid {
  const heads = columns(rows);
  return {
    head: heads.map((head) => head.label),
    rows: rows.map((row) =>
      heads.map(({ key }) => {
        const fact = row.find((one) => one.key === key);
        return fact ? inOneLine(fact, reader.name) : "";
      }),
    ),
  };
}
