-- How often somebody who stopped half-way was written to, so that it stays at a few times whatever becomes of the letters.
create table reminders (
  application uuid primary key references applications (uuid) on delete cascade,
  sent integer not null,
  sent_at timestamptz not null
);
