// What persons confirmed of single values.
import { db, type Tx } from "@/lib/db/client";
import type { Confirmation, Prisma } from "@/lib/db/generated/client";

export type ConfirmationRow = Confirmation;
export type NewConfirmation = {
  documentId: string;
  aspect: string;
  pointer: string;
  value: unknown;
  words: { start: number; end: number } | null;
  note: string | null;
  by: string;
};

export const findConfirmations = (documentIds: string[]) => db().confirmation.findMany({ where: { documentId: { in: documentIds } } });

/** The last word on a value counts. */
export async function saveConfirmation(tx: Tx, c: NewConfirmation): Promise<void> {
  const { documentId, aspect, pointer } = c;
  const data = {
    value: { is: c.value ?? null } as Prisma.InputJsonValue,
    start: c.words?.start ?? null,
    end: c.words?.end ?? null,
    note: c.note,
    by: c.by,
    at: new Date(),
  };
  await tx.confirmation.upsert({
    where: { documentId_aspect_pointer: { documentId, aspect, pointer } },
    create: { documentId, aspect, pointer, ...data },
    update: data,
  });
}

/** Confirmations follow their values to other places of a list; where `place` answers null they go. */
export async function moveConfirmations(tx: Tx, documentId: string, aspect: string, place: (pointer: string) => string | null): Promise<void> {
  const rows = await tx.confirmation.findMany({ where: { documentId, aspect } });
  const moved = rows.flatMap((row) => (place(row.pointer) === row.pointer ? [] : [{ row, to: place(row.pointer) }]));
  await tx.confirmation.deleteMany({ where: { documentId, aspect, pointer: { in: moved.map((m) => m.row.pointer) } } });
  const data = moved.flatMap(({ row, to }) => (to === null ? [] : [{ ...row, pointer: to, value: row.value as Prisma.InputJsonValue }]));
  if (data.length > 0) await tx.confirmation.createMany({ data });
}

export async function removeConfirmation(tx: Tx, documentId: string, aspect: string, pointer: string): Promise<void> {
  await tx.confirmation.deleteMany({ where: { documentId, aspect, pointer } });
}
