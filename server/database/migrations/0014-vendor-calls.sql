-- A call of a job to a vendor behind a gateway: sent again until it is answered, by a callback or at once, or given up.
create table vendor_calls (
  id text primary key,
  connection text not null,
  operation text not null,
  tenant text not null,
  application uuid,
  -- The job that waits for the answer.
  ticket jsonb not null,
  state text not null check (state in ('SENT', 'WAITING', 'FAILED', 'ANSWERED', 'DEAD')),
  attempts integer not null default 0,
  -- How often a callback did not come in time.
  overdue integer not null default 0,
  -- Of a call that waits: the end of the wait. Of one that failed: the next attempt.
  due_at timestamptz,
  reason text,
  answer jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index vendor_calls_dead on vendor_calls (updated_at) where state = 'DEAD';

-- What staff should see of a vendor, counted: nobody can fill the table by sending.
create table vendor_notes (
  connection text not null,
  kind text not null,
  call text not null,
  application uuid,
  count integer not null default 1,
  last_at timestamptz not null,
  primary key (connection, kind, call)
);

-- What became of a letter that a vendor sends. The letters so far were passed on by people.
alter table outbox
  add column queued_at timestamptz,
  add column sent_at timestamptz,
  add column attempts integer not null default 0,
  add column failure text,
  add column dead_at timestamptz;
update outbox set queued_at = created_at;
create index outbox_unqueued on outbox (id) where queued_at is null;
