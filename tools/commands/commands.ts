import type { Command } from './command-failure.ts'

interface Entry {
  readonly synopsis: string
  readonly purpose: string
  /** Additional lines for `--help`. */
  readonly details?: readonly string[]
  readonly load: () => Promise<Command>
}

/** Commands by name, each loaded on demand, so that none waits for the libraries of another. */
export const commands: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  [
    'lint',
    {
      synopsis: `lint [--dir DIR] [--tenant T] [--format pretty|json|sarif|github] [--watch] [--roads]
       [--fail-severity error|warning] [--max-warnings N] [--suppress REASON --expires DATE]`,
      purpose: 'check flows/ and tenants/; exit 1 with findings, 2 if files cannot be read or a rule crashed',
      details: [
        'Prints what it checked and why it cannot tell on standard error, findings on standard output.',
        '--dir DIR              the folder that holds flows/ and tenants/; by default the nearest upwards',
        '--tenant T             check the base and this lender alone',
        '--format pretty        text for people (the default)',
        '--format json          { findings, crashes, notApplied, hidden }; `consequences` of a finding go when it is mended',
        '--format sarif         SARIF 2.1.0, for code scanning; paths from the root of the repository',
        '--format github        annotations of GitHub Actions; paths from the root of the repository',
        '--watch                check again after each save, and print what changed, until Ctrl-C',
        '--roads                also walk the recorded roads and play the scenarios (the rule road-changed)',
        '--fail-severity error  exit 0 although there are warnings; by default they exit 1 too',
        '--max-warnings N       exit 1 only for more than N warnings; errors always do',
        '--suppress REASON      add all present findings to lint-suppressions.json, so that only new ones fail,',
        '--expires YYYY-MM-DD   and report them again after this day; what the server refuses cannot be suppressed',
      ],
      load: async () => (await import('./lint.ts')).lint,
    },
  ],
  [
    'init',
    {
      synopsis: 'init [DIR]',
      purpose: 'write a first project of your own: one question, one lender, one scenario',
      load: async () => (await import('./init.ts')).init,
    },
  ],
  [
    'schemas',
    {
      synopsis: 'schemas --write [--dir DIR] | --reference DIR',
      purpose: 'write the schemas that editors complete by into a project, or the reference of its files',
      load: async () => (await import('./schemas.ts')).schemas,
    },
  ],
  [
    'resolve',
    {
      synopsis: 'resolve --state S [--tenant T] [--context FILE|-] [--from PAGE]',
      purpose: 'print the page of an application in a server state, and why',
      load: async () => (await import('./resolve.ts')).resolve,
    },
  ],
  [
    'send',
    {
      synopsis: 'send --from S --event E [--tenant T] [--context FILE|-]',
      purpose:
        'print where an event leads from a state; if it is refused, exit 1 and name the states that admit it',
      load: async () => (await import('./send.ts')).sendEvent,
    },
  ],
  [
    'settle',
    {
      synopsis: 'settle --context FILE|- [--from S] [--tenant T]',
      purpose: 'print the state in which the client machine rests, and the events that lead there',
      load: async () => (await import('./settle.ts')).settleContext,
    },
  ],
  [
    'explain',
    {
      synopsis: 'explain RULE | explain --predicate P --context FILE|- [--tenant T]',
      purpose: 'explain a lint rule; or why a predicate holds or not, personal values withheld',
      load: async () => (await import('./explain.ts')).explainCommand,
    },
  ],
  [
    'why',
    {
      synopsis: 'why --context FILE|- | --application UUID [--not PAGE] [--tenant T] [--format text|json]',
      purpose:
        'explain why an applicant belongs on a page, why not on another, and what would have to change',
      details: [
        '--context FILE|-     what is known of the applicant, as for `journey settle`',
        '--state S            the server state, instead of the one in the context',
        '--application UUID   an application of a running sandbox (--url U, by default http://localhost:8080),',
        '                     or with --database in the database that DATABASE_URL or DATA_DIR names',
        '--not PAGE           why not this page, the fewest changes that would show it, and the events that lead there',
      ],
      load: async () => (await import('./why.ts')).printWhy,
    },
  ],
  [
    'diff',
    {
      synopsis:
        'diff OLD [NEW] [--tenant T] [--positions FILE|- | --url U | --database] [--format text|json]',
      purpose:
        'list what changes for applicants between two folders or git revisions; exit 1 if applications are stranded',
      details: [
        'NEW is the working tree by default.',
        '--positions FILE|-   the open applications, as lines or an array of JSON: application, tenant, state and,',
        '                     if known, context. Each is reported as unaffected, moved or stranded',
        '--url U              the open applications of a running sandbox',
        '--database           the open applications in the database that DATABASE_URL or DATA_DIR names',
        'Without open applications, it lists which ones would be stranded if they existed.',
      ],
      load: async () => (await import('./diff.ts')).diff,
    },
  ],
  [
    'mutants',
    {
      synopsis: 'mutants [--kind K] [--format text|json] [--record]',
      purpose:
        'make hundreds of mistakes on purpose and count how many the linter finds; exit 1 below 95 % or with unknown survivors',
      details: [
        '--record   write the survivors to tests/mutants/survivors.json, beside the reasons given there',
      ],
      load: async () => (await import('./mutants.ts')).mutants,
    },
  ],
  [
    'graph',
    {
      synopsis:
        'graph [--tenant T] [--format mermaid|json|markdown] [--against DIR|REVISION] [--counts [--url U]]',
      purpose: 'print the states and arrows of a journey, with their conditions in words',
      details: [
        '--format mermaid   a Mermaid flowchart of the browser and the server (the default)',
        '--format json      the same as data: states, pages, arrows, conditions in words, roads',
        '--format markdown  docs/journey.md: both drawings, with a guide',
        '--against PLACE    marks what is added, changed or removed since a folder or git revision',
        '--counts           adds how many applications of your own running server reached each server state, and how many stand there',
      ],
      load: async () => (await import('./graph.ts')).printGraph,
    },
  ],
  [
    'funnel',
    {
      synopsis: 'funnel [--tenant T] [--url U] [--json]',
      purpose: 'print and draw where the applicants of a lender stop, at your own running server',
      details: [
        'Counted from the log of events; beside it, page views and the time spent, of browsers whose owners agreed.',
        "The operator's key is OPERATOR_KEY, or the content of operator.key in the data folder that DATA_DIR names.",
      ],
      load: async () => (await import('./funnel.ts')).funnel,
    },
  ],
  [
    'experiment',
    {
      synopsis: 'experiment [--tenant T] [--url U] [--json]',
      purpose:
        'print whom the experiments of a lender assigned and what became of them, at your own running server',
      details: [
        'Each share of an outcome (`outcomes` of flows/flags.json) stands with its 95% confidence interval.',
        "The operator's key is OPERATOR_KEY, or the content of operator.key in the data folder that DATA_DIR names.",
      ],
      load: async () => (await import('./experiment.ts')).experiment,
    },
  ],
  [
    'test',
    {
      synopsis: `test [--scenario NAME | --road NAME] [--tenant T] [--dir DIR|REVISION] [--format pretty|json]
       | test --record [--url U [--road NAME]]`,
      purpose:
        'play the scenarios of tests/scenarios and walk the roads; exit 1 if a page differs from the expected one',
      details: [
        'Scenarios are those of tests/scenarios, roads those of tools/drive/roads in the folder that is checked.',
        '--dir DIR       that folder; of a git revision, the flows, with the scenarios and roads of the working tree',
        'What differs in the same way on several roads or at several lenders is printed once; --format json has it for each.',
        '--record  save the pages that each lender shows on the roads of `journey drive`, as the expected ones',
        '--url U   with --record: ask the sandbox at U for the events of new roads, or of the one named',
      ],
      load: async () => (await import('./test.ts')).testScenarios,
    },
  ],
  [
    'help',
    {
      synopsis:
        'help test [--questions FILE] | help ask QUESTION   [--tenant T] [--dir DIR] [--format text|json]',
      purpose: 'check the answers of the chatbot; exit 1 if more are wrong than the file of questions allows',
      details: [
        'test   ask the questions of tests/help/questions.json, or of FILE, for one lender',
        'ask    print the answer to one question, or the nearest articles',
      ],
      load: async () => (await import('./help.ts')).help,
    },
  ],
  [
    'tenant',
    {
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
  ],
  [
    'drive',
    {
      synopsis: 'drive [--road NAME] [--until STATE] [--url U] [--tenant T] [--json] | drive --list',
      purpose: 'walk a road over HTTP as a borrower would, by default the main one to COMPLETE',
      load: async () => (await import('./drive.ts')).drive,
    },
  ],
  [
    'invite',
    {
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
  ],
  [
    'staff',
    {
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
  ],
  [
    'retention',
    {
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
  ],
  [
    'outbox',
    {
      synopsis: 'outbox [--to ADDRESS] [--url U] [--json]',
      purpose: 'print the letters that a server has written, for its operator to pass on',
      details: [
        "The operator's key is OPERATOR_KEY, or the content of operator.key in the data folder that DATA_DIR names.",
      ],
      load: async () => (await import('./outbox.ts')).outbox,
    },
  ],
  [
    'unlock',
    {
      synopsis: 'unlock --email ADDRESS [--tenant T] [--url U] [--json]',
      purpose: 'set an account of a running server free: of a lender, or without --tenant of the staff',
      details: [
        'Forgets wrong passwords and codes, and releases money that its owner had held. The log of security and a table note it.',
        "The operator's key is OPERATOR_KEY, or the content of operator.key in the data folder that DATA_DIR names.",
      ],
      load: async () => (await import('./unlock.ts')).unlock,
    },
  ],
  [
    'vendors',
    {
      synopsis: 'vendors dead-letters [--send-again ID] [--url URL] [--json]',
      purpose:
        'calls to vendors and letters that were given up, and what vendors did that somebody should see',
      details: ['--send-again ID   have one sent again, as if for the first time'],
      load: async () => (await import('./vendors.ts')).vendors,
    },
  ],
  [
    'publish',
    {
      synopsis: 'publish [--dir DIR]',
      purpose:
        'record the wordings of documents and disclosures as published; exit 1 if a published one was changed',
      load: async () => (await import('./publish.ts')).publish,
    },
  ],
  [
    'format',
    {
      synopsis: 'format [--dir DIR] [--check]',
      purpose:
        'put the keys of flows/ and tenants/ into the order of their schemas, and take away characters that nobody sees',
      details: ['--check   change nothing; exit 1 for files out of order, 2 for files that do not parse'],
      load: async () => (await import('./format.ts')).format,
    },
  ],
])

export const usage = [
  'journey <command>, journey <command> --help, journey --version',
  '',
  ...[...commands.values()].flatMap(({ synopsis, purpose }) => [`  ${synopsis}`, `      ${purpose}`]),
].join('\n')

/** Output of `journey <command> --help`. */
export const describeCommand = ({ synopsis, purpose, details = [] }: Entry): string =>
  [`journey ${synopsis}`, '', `  ${purpose}`, ...details.map((line) => `  ${line}`)].join('\n')
