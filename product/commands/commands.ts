import type { Entry } from '../../tools/commands/command-entry.ts'

/** Commands of this product, beside those of every project. */
export const commands: Readonly<Record<string, Entry>> = {
  funnel: {
    synopsis: 'funnel [--tenant T] [--url U] [--json]',
    purpose: 'print and draw where the applicants of a lender stop, at your own running server',
    details: [
      'Counted from the log of events; beside it, page views and the time spent, of browsers whose owners agreed.',
      "The operator's key is OPERATOR_KEY, or the content of operator.key in the data folder that DATA_DIR names.",
    ],
    load: async () => (await import('./funnel.ts')).funnel,
  },
  experiment: {
    synopsis: 'experiment [--tenant T] [--url U] [--json]',
    purpose:
      'print whom the experiments of a lender assigned and what became of them, at your own running server',
    details: [
      'Each share of an outcome (`outcomes` of flows/flags.json) stands with its 95% confidence interval.',
      "The operator's key is OPERATOR_KEY, or the content of operator.key in the data folder that DATA_DIR names.",
    ],
    load: async () => (await import('./experiment.ts')).experiment,
  },
  chatbot: {
    synopsis:
      'chatbot test [--questions FILE] | chatbot ask QUESTION   [--tenant T] [--dir DIR] [--format text|json]',
    purpose: 'check the answers of the chatbot; exit 1 if more are wrong than the file of questions allows',
    details: [
      'test   ask the questions of tests/help/questions.json, or of FILE, for one lender',
      'ask    print the answer to one question, or the nearest articles',
    ],
    load: async () => (await import('./chatbot.ts')).chatbot,
  },
  tenant: {
    synopsis: `tenant list | tenant new CODE [...] | tenant show CODE [NAME | --tokens] | tenant diff A B
       | tenant check [CODE] | tenant preview [CODE] | tenant publish CODE [--to DATABASE]
       | tenant remove CODE [--from DATABASE] [--database | --url U] [--yes]   [--dir DIR] [--format F]`,
    purpose: 'onboard a lender, or print its settings and where each was set',
    details: [
      'list             list lenders and groups, with what each extends and overrides; --format text|json',
      'new CODE         write tenants/CODE; on a terminal, ask for values not given as options',
      '  --extends GROUP                        the group to join, see `tenant list`',
      '  --from PLACE                           take name, colours, logo and icon from a folder, page or style sheet of its site',
      '  --name --company --product --nmls --address --email --phone --host --states ME,NH',
      '  --offers 10:8.40:2.99,15:8.65:2.99     years:APR:fee in percent',
      '  --brand --accent --tint #224466        colours; --logo --favicon FILE, drawn if not given',
      'show CODE NAME   print a value such as theme.brand or copy.register.title, with every file that sets it;',
      '                 without NAME all settings; --tokens its design tokens (DTCG); --format text|json',
      'diff A B         list the values in which two lenders differ; --format text|json',
      'check CODE       print the findings of `journey lint`, and the contrast of its pages',
      'preview CODE     make pictures of its key pages at three widths; without CODE, of every lender; needs a browser',
      'publish CODE     write it into the database of a fleet (servers with TENANTS=database), if lint finds nothing',
      '  --to DATABASE   the address of a Postgres or a data folder; by default DATABASE_URL or DATA_DIR',
      'remove CODE      delete its folder, or with --from what was published. Refused if others extend it, or if applications',
      '                 are open: in that database; with --database in that of DATABASE_URL or DATA_DIR; or at --url U',
    ],
    load: async () => (await import('./tenant.ts')).tenant,
  },
  drive: {
    synopsis:
      'drive [--road NAME] [--until STATE] [--url U] [--tenant T] [--json] | drive --list | drive --record [--road NAME] [--url U]',
    purpose: 'walk a road over HTTP as a borrower would, by default the main one to COMPLETE',
    load: async () => (await import('./drive.ts')).drive,
  },
  invite: {
    synopsis:
      'invite --tenant T --email A --first-name N --last-name N [...] | invite --file FILE|- [--url U] [--json]',
    purpose: 'invite a borrower as a loan officer does, at your own running server; exit 1 if it refuses',
    details: [
      '--dob 1979-05-14 --phone "(303) 555-0190" --referrer UUID',
      '--street --unit --city --state CO --zip 80202 --occupancy PRIMARY|SECOND_HOME|INVESTMENT',
      '--income 118000 --employment FULL_TIME|...   all are required except --unit',
      'The referrer is the loan officer, by their UUID in the lead portal; server/vendors/README.md lists those of the sandbox.',
      '--file FILE|-   the same as JSON, the body of POST /operator/invitations; options take precedence',
      "The operator's key is OPERATOR_KEY, or the content of operator.key in the data folder that DATA_DIR names.",
    ],
    load: async () => (await import('./invite.ts')).invite,
  },
  staff: {
    synopsis: `staff add --email A --name N --role R --tenant T | staff list
       | staff remove --email A | staff reset --email A   [--url U] [--json]`,
    purpose: 'manage the staff of lenders, at your own running server; exit 1 if it refuses',
    details: [
      '--role LOAN_OFFICER,SUPPORT_AGENT,SUPERVISOR,REVIEWER,ADMINISTRATOR   one or several, at each lender of --tenant',
      '--role BROKER   alone: an account of that type at each lender, which invites borrowers and signs in as customers do',
      'add     mail a code for setting a password at /agent/setup; for an existing account, add roles',
      'remove  remove all roles and the password, and end their sessions; the record of their work stays',
      'reset   remove the password, end their sessions and mail a new code',
      "The operator's key is OPERATOR_KEY, or the content of operator.key in the data folder that DATA_DIR names.",
    ],
    load: async () => (await import('./staff.ts')).staff,
  },
  retention: {
    synopsis: `retention show | retention hold --application UUID --reason R --author N
       | retention release --application UUID --reason R --author N | retention confirm [--purge P] --author N   [--url U] [--json]`,
    purpose: 'keep applications from being purged, and permit a purge that removes more than usual',
    details: [
      'show      print what is held, and which purges wait, with how many rows are due',
      'hold      remove nothing of an application, however old it is, until it is released; both are recorded',
      'confirm   permit what waits for a day; look at the clocks of server and database before',
      "The operator's key is OPERATOR_KEY, or the content of operator.key in the data folder that DATA_DIR names.",
    ],
    load: async () => (await import('./retention.ts')).retention,
  },
  audit: {
    synopsis: `audit verify [--lender L] [--anchors FILE] | audit invariants | audit show | audit export
       [--lender L] [--application UUID] [--who UUID] [--act A] [--since DAY]`,
    purpose: 'who saw, changed, decided, exported or configured what; exit 1 if the log was tampered with',
    details: [
      'verify   compute the chain of each lender anew, and compare it with its anchors and with the events that it witnessed',
      '  --anchors FILE   lines of the log that were kept elsewhere, with "security":"audit-anchored"',
      'invariants   look whether anything in the database is lost, doubled or stuck; exit 1 and a sentence for each',
      'show     print entries, a line each; --act saw prints every act whose name begins so',
      'export   print entries as lines of JSON, which anybody can verify; the export is an entry itself',
      'Reads the Postgres of DATABASE_URL, or the embedded database of a stopped server in DATA_DIR.',
    ],
    load: async () => (await import('./database.ts')).audit,
  },
  backup: {
    synopsis: 'backup --to FILE [--files]',
    purpose: 'write everything that a database holds into one compressed file',
    details: [
      'A Postgres (DATABASE_URL) may be in use; the server of an embedded database (DATA_DIR) is stopped first.',
      '--files  with the files of the store (S3_BUCKET), which otherwise have a backup of their own',
      'The keys are not in it: keep them apart.',
    ],
    load: async () => (await import('./database.ts')).backup,
  },
  restore: {
    synopsis: 'restore --from FILE',
    purpose: 'write a backup into an empty database, embedded or Postgres, whichever it was taken from',
    details: ['All of it or nothing. Then start a server on it, with the data key that the backup needs.'],
    load: async () => (await import('./database.ts')).restore,
  },
  migrate: {
    synopsis: 'migrate',
    purpose: 'apply the migrations that a database lacks, apart from the start of servers (MIGRATE=off)',
    load: async () => (await import('./database.ts')).migrate,
  },
  doctor: {
    synopsis: 'doctor',
    purpose:
      'what is wrong with this installation, in words; exit 1 if a server would not start or not serve',
    details: ['Reads the settings of the environment as the server does, and changes nothing.'],
    load: async () => (await import('./database.ts')).doctor,
  },
  outbox: {
    synopsis: 'outbox [--to ADDRESS] [--url U] [--json]',
    purpose: 'print the letters that a server has written, for its operator to pass on',
    details: [
      "The operator's key is OPERATOR_KEY, or the content of operator.key in the data folder that DATA_DIR names.",
    ],
    load: async () => (await import('./outbox.ts')).outbox,
  },
  unlock: {
    synopsis: 'unlock --email ADDRESS [--tenant T] [--factor] [--url U] [--json]',
    purpose: 'set an account of a running server free: of a lender, or without --tenant of the staff',
    details: [
      'Forgets wrong passwords and codes, and releases money that its owner had held. The log of security and a table note it.',
      '--factor also removes the second factor of an owner who has lost it: be sure that it is them.',
      "The operator's key is OPERATOR_KEY, or the content of operator.key in the data folder that DATA_DIR names.",
    ],
    load: async () => (await import('./unlock.ts')).unlock,
  },
  vendors: {
    synopsis: 'vendors dead-letters [--send-again ID] [--url URL] [--json]',
    purpose: 'calls to vendors and letters that were given up, and what vendors did that somebody should see',
    details: ['--send-again ID   have one sent again, as if for the first time'],
    load: async () => (await import('./vendors.ts')).vendors,
  },
}
