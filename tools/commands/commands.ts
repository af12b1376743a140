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
      purpose:
        'check flows/ and tenants/; exit 1 with findings, 2 when they cannot be read or a rule crashed',
      details: ['--roads   also walk the recorded roads and play the scenarios (the rule road-changed)'],
      load: async () => (await import('./lint.ts')).lint,
    },
  ],
  [
    'resolve',
    {
      synopsis: 'resolve --state S [--tenant T] [--context FILE|-] [--from PAGE]',
      purpose: 'the page of an application in a server state, and why',
      load: async () => (await import('./resolve.ts')).resolve,
    },
  ],
  [
    'send',
    {
      synopsis: 'send --from S --event E [--tenant T] [--context FILE|-]',
      purpose: 'where an event leads from a state; exit 1 and who would admit it when refused',
      load: async () => (await import('./send.ts')).sendEvent,
    },
  ],
  [
    'settle',
    {
      synopsis: 'settle --context FILE|- [--from S] [--tenant T]',
      purpose: 'where the client machine comes to rest, and by which events',
      load: async () => (await import('./settle.ts')).settleContext,
    },
  ],
  [
    'explain',
    {
      synopsis: 'explain RULE | explain --predicate P --context FILE|- [--tenant T]',
      purpose: 'what a lint rule asks for and why; or why a predicate holds or not, personal values withheld',
      load: async () => (await import('./explain.ts')).explainCommand,
    },
  ],
  [
    'why',
    {
      synopsis: 'why --context FILE|- | --application UUID [--not PAGE] [--tenant T] [--format text|json]',
      purpose: 'why an applicant belongs on a page, why not on another, and what would have to change',
      details: [
        '--context FILE|-     what is known of the applicant, as for `journey settle`',
        '--state S            the server state, instead of the one in the context',
        '--application UUID   an application of a running sandbox (--url U, http://localhost:8080),',
        '                     or with --database of the database that DATABASE_URL or DATA_DIR names',
        '--not PAGE           why not this page, the fewest fields that would have to differ, and the way there',
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
        'what changes for whom between two folders or git revisions; exit 1 when it strands applications',
      details: [
        'NEW is the working tree when it is left out.',
        '--positions FILE|-   the open applications, as lines or an array of JSON: application, tenant, state and,',
        '                     as far as it is known, context. Each is unaffected, moved or stranded',
        '--url U              the open applications of a running sandbox',
        '--database           those of the database that DATABASE_URL or DATA_DIR names',
        'Without them it tells which applications might be stranded, if there were such.',
      ],
      load: async () => (await import('./diff.ts')).diff,
    },
  ],
  [
    'mutants',
    {
      synopsis: 'mutants [--kind K] [--format text|json] [--record]',
      purpose:
        'how many mistakes the linter finds, of some hundreds made on purpose; exit 1 below 95 % or with unknown survivors',
      details: [
        '--record   write the survivors to tests/mutants/survivors.json, beside the reasons given there',
      ],
      load: async () => (await import('./mutants.ts')).mutants,
    },
  ],
  [
    'graph',
    {
      synopsis: 'graph [--tenant T] [--format mermaid|json|markdown] [--against DIR|REVISION]',
      purpose: 'the states and arrows of a journey with their conditions in words, to draw or to read',
      details: [
        '--format mermaid   a Mermaid flowchart of the browser and the server (the default)',
        '--format json      the same as data: states, pages, arrows, conditions in words, roads',
        '--format markdown  docs/journey.md: both drawings with how to read them',
        '--against PLACE    marks what is added, changed or removed since a folder or git revision',
      ],
      load: async () => (await import('./graph.ts')).printGraph,
    },
  ],
  [
    'simulate',
    {
      synopsis: `simulate [--applicants N] [--seed S] [--tenant T] [--dir DIR|REVISION] [--replay APPLICANT]
       [--format pretty|json]`,
      purpose: 'send random applicants through the journey, in memory; exit 1 when one of them is stuck',
      details: [
        'Each applicant is what effects of flows/process.json may make of one; client and server are the engine.',
        '--replay N  one applicant again, stop by stop, with what is known of them at the end',
      ],
      load: async () => (await import('./simulate.ts')).simulateApplicants,
    },
  ],
  [
    'test',
    {
      synopsis: `test [--scenario NAME | --road NAME] [--tenant T] [--dir DIR|REVISION] [--format pretty|json]
       | test --coverage
       | test --record [--url U [--road NAME]]`,
      purpose:
        'play the scenarios of tests/scenarios and walk the roads; exit 1 when a page is another than written',
      details: [
        '--coverage  how much of the journey scenarios, roads and random applicants come by; exit 1 when tests/coverage.json asks for more',
        '--record  writes the pages that each lender shows on the roads of `journey drive`, and nothing else does',
        '--url U   asks the sandbox at U what happens on roads that are new, or on the one named',
      ],
      load: async () => (await import('./test.ts')).testScenarios,
    },
  ],
  [
    'help',
    {
      synopsis:
        'help test [--questions FILE] | help ask QUESTION   [--tenant T] [--dir DIR] [--format text|json]',
      purpose:
        'how many questions the chatbot answers rightly; exit 1 when more are wrong than its file allows',
      details: [
        'test   asks the questions of tests/help/questions.json, or of FILE, of a lender’s articles',
        'ask    what is found for one question, with the answer, or what comes near it',
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
      purpose: 'onboard a lender, and say what one has and which layer gave it',
      details: [
        'list             every lender and group, what it extends and overrides; --format text|json',
        'new CODE         writes tenants/CODE; asks on a terminal for what no option says',
        '  --extends GROUP                        the group that it joins, see `tenant list`',
        '  --from PLACE                           a folder, page or style sheet of its site: name, colours, logo, icon',
        '  --name --company --product --nmls --address --email --phone --host --states ME,NH',
        '  --offers 10:8.40:2.99,15:8.65:2.99     years:APR:fee in percent',
        '  --brand --accent --tint #224466        colours; --logo --favicon FILE, drawn where there is none',
        'show CODE NAME   a value such as theme.brand or copy.register.title, with all that was said of it;',
        '                 all settings without NAME; --tokens its design tokens (DTCG); --format text|json',
        'diff A B         each value in which two lenders differ; --format text|json',
        'check CODE       what `journey lint` finds, and what the contrast of its pages comes to',
        'preview CODE     pictures of its key pages at three widths, in a sheet; of every lender without CODE; needs a browser',
        'publish CODE     puts it into the database of a fleet, whose servers have TENANTS=database, if lint finds nothing',
        '  --to DATABASE   the address of a Postgres or a data folder; else what DATABASE_URL or DATA_DIR names',
        'remove CODE      takes its folder away, or with --from what was published; unless others extend it, or applications',
        '                 are open there: in that database, the one that DATABASE_URL names or with --database DATA_DIR, or at --url U',
      ],
      load: async () => (await import('./tenant.ts')).tenant,
    },
  ],
  [
    'drive',
    {
      synopsis: 'drive [--road NAME] [--until STATE] [--url U] [--tenant T] [--json] | drive --list',
      purpose: 'walk a road over HTTP as a borrower would: the main one to COMPLETE, or another',
      load: async () => (await import('./drive.ts')).drive,
    },
  ],
  [
    'invite',
    {
      synopsis:
        'invite --tenant T --email A --first-name N --last-name N [...] | invite --file FILE|- [--url U] [--json]',
      purpose: 'invite a borrower, as a loan officer does, at a server that one runs; exit 1 when it refuses',
      details: [
        '--dob 1979-05-14 --phone "(303) 555-0190" --referrer UUID',
        '--street --unit --city --state CO --zip 80202 --occupancy PRIMARY|SECOND_HOME|INVESTMENT',
        '--income 118000 --employment FULL_TIME|...   all of them are needed but the unit',
        'The referrer is the loan officer, by the UUID of the lead portal; those of the sandbox stand in server/vendors/README.md.',
        '--file FILE|-   the same as JSON, the body of POST /operator/invitations; options stand over it',
        "The operator's key is OPERATOR_KEY, or stands in operator.key of the data folder that DATA_DIR names.",
      ],
      load: async () => (await import('./invite.ts')).invite,
    },
  ],
  [
    'staff',
    {
      synopsis: `staff add --email A --name N --role R --tenant T | staff list
       | staff remove --email A | staff reset --email A   [--url U] [--json]`,
      purpose: 'who works for which lender, at a server that one runs; exit 1 when it refuses',
      details: [
        '--role LOAN_OFFICER,SUPPORT_AGENT,SUPERVISOR,REVIEWER,ADMINISTRATOR   one or several, at each --tenant of several',
        '--role BROKER   alone: an account of that type at each lender, which invites borrowers and signs in as customers do',
        'add     mails a code to set a password at /agent/setup; to somebody who is there already it adds roles',
        'remove  takes every role and the password, and ends their sessions; what they did stays',
        'reset   takes the password, ends their sessions and mails a new code',
        "The operator's key is OPERATOR_KEY, or stands in operator.key of the data folder that DATA_DIR names.",
      ],
      load: async () => (await import('./staff.ts')).staff,
    },
  ],
  [
    'outbox',
    {
      synopsis: 'outbox [--to ADDRESS] [--url U] [--json]',
      purpose: 'the letters that a server has written, to be read and passed on by who runs it',
      details: [
        "The operator's key is OPERATOR_KEY, or stands in operator.key of the data folder that DATA_DIR names.",
      ],
      load: async () => (await import('./outbox.ts')).outbox,
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
        'record the wordings of documents and disclosures as published; exit 1 when a published one was changed',
      load: async () => (await import('./publish.ts')).publish,
    },
  ],
  [
    'format',
    {
      synopsis: 'format [--dir DIR] [--check]',
      purpose: 'put the keys of flows/ and tenants/ into the order of their schemas',
      load: async () => (await import('./format.ts')).format,
    },
  ],
])

export const usage = [
  'journey <command>',
  '',
  ...[...commands.values()].flatMap(({ synopsis, purpose }) => [`  ${synopsis}`, `      ${purpose}`]),
].join('\n')

/** Output of `journey <command> --help`. */
export const describeCommand = ({ synopsis, purpose, details = [] }: Entry): string =>
  [`journey ${synopsis}`, '', `  ${purpose}`, ...details.map((line) => `  ${line}`)].join('\n')
