-- What people tell the chief executive. The same words of the same person are one message, however often they are sent.
create table ceo_feedback (
  uuid uuid primary key,
  identity uuid not null references identities (uuid),
  tenant text not null,
  application uuid,
  topic text not null,
  message text not null,
  marketing_consent boolean not null,
  pathname text not null,
  created_at timestamptz not null
);
create unique index ceo_feedback_once on ceo_feedback (identity, topic, md5(message));
