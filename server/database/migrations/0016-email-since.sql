-- Since when an account has its address, where that is not since it was opened: letters that went there before were another's.
alter table identities add column email_since timestamptz;
