// All codes an issue may have, with what each always says.
import { chainIssues } from "./chain-issues";
import type { IssueKind } from "./issue-kind";
import { leaseIssues } from "./lease-issues";
import { peopleIssues } from "./people-issues";

export const catalogue = { ...chainIssues, ...peopleIssues, ...leaseIssues } satisfies Record<string, IssueKind>;
export type IssueCode = keyof typeof catalogue;
