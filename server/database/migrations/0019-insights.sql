-- Views after which the session saw no other page: where people leave.
alter table telemetry_page_days add exits integer not null default 0;

-- Sessions that had the error: what happened to few is not told.
alter table telemetry_error_days add sessions integer not null default 0;
