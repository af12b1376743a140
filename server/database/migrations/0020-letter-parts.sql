-- What a letter shows beside its words: the address behind its button, and its code in large.
alter table outbox add column parts jsonb not null default '{}';
