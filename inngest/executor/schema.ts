// The executor's own tables, in a schema of their own, made when missing. Everything a restart needs stands here.
import type { Pool } from "pg";

const sql = `
create schema if not exists inngest_executor;
create table if not exists inngest_executor.events (
  id text primary key,
  event jsonb not null,
  received_at timestamptz not null default now()
);
create index if not exists events_received_at on inngest_executor.events (received_at);
create table if not exists inngest_executor.runs (
  id text primary key,
  function_id text not null,
  event jsonb not null,
  status text not null default 'running' check (status in ('running', 'completed', 'failed', 'cancelled')),
  stack jsonb not null default '[]',
  pending jsonb not null default '[]',
  planning boolean not null default false,
  version text not null default '-1',
  idempotency_key text,
  concurrency_keys jsonb not null default '[]',
  parent_run text,
  parent_step text,
  result jsonb,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index if not exists runs_by_function on inngest_executor.runs (function_id, status);
create index if not exists runs_by_key on inngest_executor.runs (function_id, idempotency_key, created_at) where idempotency_key is not null;
create index if not exists runs_ended_at on inngest_executor.runs (ended_at) where ended_at is not null;
create table if not exists inngest_executor.steps (
  run_id text not null references inngest_executor.runs (id) on delete cascade,
  step_id text not null,
  outcome jsonb not null,
  primary key (run_id, step_id)
);
create table if not exists inngest_executor.waits (
  run_id text not null references inngest_executor.runs (id) on delete cascade,
  step_id text not null,
  event_name text not null,
  condition text,
  primary key (run_id, step_id)
);
create index if not exists waits_by_event on inngest_executor.waits (event_name);
create table if not exists inngest_executor.queue (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('event', 'call', 'timer', 'cron')),
  run_id text references inngest_executor.runs (id) on delete cascade,
  function_id text,
  ref text not null,
  attempt int not null default 0,
  crashes int not null default 0,
  run_at timestamptz not null default now(),
  -- Calls of a run rank by the start of the run: what was begun is finished before the next begins.
  rank timestamptz not null default now()
);
create unique index if not exists queue_once on inngest_executor.queue (kind, coalesce(run_id, function_id, ''), ref);
create index if not exists queue_due on inngest_executor.queue (rank, id);
`;

/** Makes the tables that are missing; safe to run at every start. */
export async function ensureSchema(pool: Pool): Promise<void> {
  await pool.query(sql);
}
