-- What browsers tell of their use, by consent: nothing personal but the uuids of an account and of an application.

-- Browsers; what a flag decided for one is found again by its uuid.
create table telemetry_trackers (
  uuid uuid primary key,
  tenant text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index telemetry_trackers_last_seen_at on telemetry_trackers (last_seen_at);

create table telemetry_sessions (
  uuid uuid primary key,
  tracker uuid not null,
  tenant text not null,
  -- PHONE, TABLET or DESKTOP, by the width of its window.
  device text not null,
  library_version text not null,
  app_version text not null,
  -- The host alone: a path may tell whose page it is.
  referrer_host text,
  query jsonb not null,
  screen_width integer not null,
  screen_height integer not null,
  window_width integer not null,
  window_height integer not null,
  started_at timestamptz not null
);
create index telemetry_sessions_started_at on telemetry_sessions (started_at);

create table telemetry_events (
  -- What is sent twice has the same key.
  key uuid primary key,
  session uuid not null,
  -- Both of the session, so that a day is counted without it.
  tenant text not null,
  device text not null,
  event text not null,
  event_type text,
  product text,
  -- A page of flows/pages.json, or 'unknown': an address may say anything.
  page text not null,
  -- Both proven by the token of the call.
  identity uuid,
  application uuid,
  query jsonb not null,
  properties jsonb not null,
  -- When it happened, by the clock of the server.
  at timestamptz not null,
  received_at timestamptz not null
);
create index telemetry_events_received_at on telemetry_events (received_at);
create index telemetry_events_at on telemetry_events (at);
create index telemetry_events_identity on telemetry_events (identity) where identity is not null;
create index telemetry_events_application on telemetry_events (application) where application is not null;

-- What is left of the events of a day (UTC) when they are gone.
create table telemetry_page_days (
  day date not null,
  tenant text not null,
  page text not null,
  device text not null,
  views integer not null,
  -- Sessions that saw the page.
  sessions integer not null,
  -- Views after which the session did something more, and the time until then, each at most half an hour.
  timed_views integer not null,
  time_ms bigint not null,
  errors integer not null,
  primary key (day, tenant, page, device)
);

create table telemetry_vital_days (
  day date not null,
  tenant text not null,
  page text not null,
  device text not null,
  -- lcp and inp in milliseconds, cls without a unit.
  name text not null,
  -- Greatest value of the bucket; the last one has no end.
  up_to double precision not null,
  count integer not null,
  primary key (day, tenant, page, device, name, up_to)
);

create table telemetry_error_days (
  day date not null,
  tenant text not null,
  page text not null,
  -- Name of the error, and the sentence of the product that it was said in.
  type text not null,
  message text not null,
  count integer not null,
  primary key (day, tenant, page, type, message)
);

-- Where the lender's own service replays how somebody used an application, by consent.
create table replay_links (
  application uuid primary key,
  link text not null,
  linked_at timestamptz not null
);
