-- Whose account a letter is for, so that its reader can refuse its kind from within it; null where nobody can refuse it.
alter table outbox add column reader uuid;
