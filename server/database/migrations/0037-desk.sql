-- What waits at the reviewers' desk is found without reading all applications of a lender.
create index applications_answered on applications (tenant) where loan_file @> '{"conditions": [{"state": "ANSWERED"}]}'::jsonb;
