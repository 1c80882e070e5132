// A generated package: chains of patents, deeds, mineral deeds and leases over many quarter sections, the same for the same seed. For benches and property tests.
import type { Conveyance, Interest } from "@/lib/contracts/aspects/conveyance";
import type { Parties, Party } from "@/lib/contracts/aspects/parties";
import type { Fraction } from "@/lib/contracts/fraction";
import { type InstrumentType, instrumentCategory, instrumentLabel } from "@/lib/contracts/instrument-types";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";

/** A small generator of pseudo-random numbers in [0, 1): mulberry32. */
function random(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const given = [
  "Alma",
  "Boyd",
  "Cora",
  "Dale",
  "Edna",
  "Floyd",
  "Gail",
  "Homer",
  "Inez",
  "Jonas",
  "Kate",
  "Lloyd",
  "Mavis",
  "Ned",
  "Opal",
  "Perry",
  "Quinn",
  "Rhea",
  "Silas",
  "Thea",
];
const surnames = [
  "Abney",
  "Beal",
  "Crane",
  "Dorsett",
  "Eads",
  "Fenn",
  "Gantt",
  "Hale",
  "Ivers",
  "Jessup",
  "Kemp",
  "Lusk",
  "Mabry",
  "Neal",
  "Odom",
  "Pruitt",
  "Quigg",
  "Rusk",
  "Stout",
  "Tharp",
];
const quarters = ["NE", "NW", "SE", "SW"] as const;
const half: Fraction = { fraction: "1/2", decimal: "0.50000000" };
const quarter: Fraction = { fraction: "1/4", decimal: "0.25000000" };
const whole: Fraction = { fraction: "1", decimal: "1.00000000" };
const royalty: Fraction = { fraction: "3/16", decimal: "0.18750000" };

type Person = { given: string; middle: string; surname: string };
const nameOf = (p: Person): string => `${p.given} ${p.middle}. ${p.surname}`;

/** `count` instruments on about one tract for each fifty, in chains that hold together. */
export function generatePackage(count: number, seed = 7): ResolvedDocument[] {
  const next = random(seed);
  const tracts = Math.max(1, Math.min(200, Math.round(count / 50)));
  const owners: (Person | null)[] = Array.from({ length: tracts }, () => null);
  return Array.from({ length: count }, (_, i) => {
    const tract = i % tracts;
    const owner = owners[tract] ?? null;
    const taker: Person = {
      given: given[Math.floor(next() * 20)] ?? "Alma",
      middle: String.fromCharCode(65 + Math.floor(next() * 26)),
      surname: `${surnames[Math.floor(next() * 20)] ?? "Abney"}${surnames[Math.floor(next() * 20)]?.toLowerCase() ?? ""}`,
    };
    const kind: InstrumentType = owner === null ? "us_patent" : next() < 0.5 ? "warranty_deed" : next() < 0.6 ? "mineral_deed" : "oil_gas_lease";
    if (kind === "us_patent" || kind === "warranty_deed") owners[tract] = taker;
    return instrument(i, kind, owner, taker, tract, Math.floor(i / tracts));
  });
}

function instrument(index: number, type: InstrumentType, from: Person | null, to: Person, tract: number, step: number): ResolvedDocument {
  const day = `${1900 + Math.min(120, step)}-${String((index % 12) + 1).padStart(2, "0")}-${String((index % 28) + 1).padStart(2, "0")}`;
  const no = { evidence: {}, confidence: {} };
  return {
    id: `doc_gen${String(index).padStart(6, "0")}`,
    filename: `${index}.txt`,
    title: instrumentLabel(type),
    doc_type: {
      ...no,
      resolved: {
        doc_type: type,
        label: instrumentLabel(type),
        category: instrumentCategory[type],
        title: null,
        alternatives: [],
        recording: {
          county: "Major",
          state: "OK",
          book: String(1 + Math.floor(index / 400)),
          page: String(1 + (index % 400)),
          instrument_no: null,
          book_type: null,
        },
      },
    },
    parties: { ...no, resolved: parties(type, from, to) },
    dates: {
      ...no,
      resolved: {
        executed: day,
        effective: null,
        acknowledged: day,
        filed: day,
        recorded: day,
        expires: null,
        primary_term_months: type === "oil_gas_lease" ? 36 : null,
        other: [],
      },
    },
    land: { ...no, resolved: { tracts: [land(tract)] } },
    conveyance: {
      evidence: { "/grants/0/text": [{ page: 1, start: 0, end: 10, quote: "do hereby g", alignment: "exact" }] },
      confidence: { "/grants/0/text": 0.9 },
      resolved: conveyance(type, index),
    },
  };
}

function parties(type: InstrumentType, from: Person | null, to: Person): Parties {
  const roles = type === "oil_gas_lease" ? (["lessor", "lessee"] as const) : (["grantor", "grantee"] as const);
  const person = (id: string, p: Person, role: Party["role"], side: Party["side"]): Party => ({
    id,
    name: nameOf(p),
    display: nameOf(p),
    role,
    side,
    entity_type: "individual",
    given: p.given,
    middle: p.middle,
    surname: p.surname,
    suffix: null,
    aliases: [],
    capacity: null,
    marital_status: "single",
    spouse_of: null,
    address: null,
    share: null,
  });
  const sovereign: Party = {
    ...person("p1", { given: "United", middle: "S", surname: "States" }, roles[0], "from"),
    name: "United States of America",
    display: "United States of America",
    entity_type: "government",
    given: null,
    middle: null,
    surname: null,
    marital_status: null,
  };
  return { parties: [from ? person("p1", from, roles[0], "from") : sovereign, person("p2", to, roles[1], "to")], from: ["p1"], to: ["p2"] };
}

function land(tract: number): ResolvedDocument["land"]["resolved"]["tracts"][number] {
  const q = quarters[tract % 4] ?? "NE";
  const section = 1 + (Math.floor(tract / 4) % 36);
  const township = `${20 + Math.floor(tract / 144)}N`;
  const text = `${q}/4 of Section ${section}, ${township}-14W`;
  const plss = { meridian: "Indian", township, range: "14W", section, aliquots: quarters.map((s) => `${s}${q}`), lots: [], label: `${q}/4` };
  return {
    id: "t1",
    kind: "plss",
    text,
    county: "Major",
    state: "OK",
    plss,
    survey: null,
    subdivision: null,
    calls: null,
    closure: null,
    acres_stated: "160",
    acres_computed: "160",
    exceptions: [],
    depths: null,
    warnings: [],
  };
}

function conveyance(type: InstrumentType, index: number): Conveyance {
  const grant = (estate_type: Interest["estate_type"], fraction: Fraction, of: Interest["of"] = "grantor_interest"): Interest => ({
    estate_type,
    fraction,
    of,
    text: "",
    from: ["p1"],
    to: ["p2"],
    tracts: ["t1"],
    term: null,
    depths: null,
    floating: null,
    executive: null,
    readings: [],
  });
  const base: Conveyance = {
    action: "convey",
    granting_clause: "grant, bargain, sell and convey",
    consideration: { text: null, amount: null, currency: null },
    warranty: type === "us_patent" ? "none" : "general",
    grants: [],
    reservations: [],
    exceptions: [],
    subject_to: [],
    lease: null,
    references: [],
    after_acquired: true,
    habendum: null,
  };
  if (type === "oil_gas_lease")
    return {
      ...base,
      action: "lease",
      warranty: "general",
      grants: [grant("leasehold", whole, "grantor_interest")],
      lease: {
        royalty,
        primary_term_months: 36,
        delay_rental: null,
        bonus: null,
        pugh: false,
        proportionate_reduction: true,
        shut_in: true,
        depth_clause: null,
      },
    };
  if (type === "mineral_deed") return { ...base, grants: [grant("mineral", index % 2 ? half : quarter)] };
  const reserves = type === "warranty_deed" && index % 5 === 0 ? [{ ...grant("mineral", half), to: ["p1"] }] : [];
  return { ...base, grants: [grant("fee", whole, "whole")], reservations: reserves };
}
