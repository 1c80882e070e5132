// The reviewer's word on an issue of the engine: status, note, and how they came to be.
import type { Issue } from "@/lib/contracts/title";

export type Word = { status: string; note: string | null };
export type Said = Word & { at: Date; by: string };

/** An issue as the engine raised it, with what reviewers said of it, the latest first. */
export function withWord(issue: Issue, word: Word, history: Said[]): Issue {
  return {
    ...issue,
    status: word.status as Issue["status"],
    note: word.note,
    history: history.map((h) => ({ at: h.at.toISOString(), by: h.by, status: h.status as Issue["status"], note: h.note })),
  };
}

/** All issues of a run, those on which a reviewer has a word with that word. */
export function withWords(issues: Issue[], notes: (Word & { issueId: string })[], history: (Said & { issueId: string })[]): Issue[] {
  const words = new Map(notes.map((n) => [n.issueId, n]));
  return issues.map((issue) => {
    const word = words.get(issue.id);
    return word
      ? withWord(
          issue,
          word,
          history.filter((h) => h.issueId === issue.id),
        )
      : issue;
  });
}
