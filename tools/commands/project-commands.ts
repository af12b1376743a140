import type { CommandName } from '../plugin/command-names.ts'
import type { Commands, Entry } from './command-entry.ts'

const entries: Readonly<Record<CommandName, Entry>> = {
  lint: {
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
  check: {
    synopsis: 'check [--dir DIR] [--against REVISION]',
    purpose:
      'say what your change of the flows changes for whom, then lint, play examples and scenarios, and walk the roads',
    details: [
      '--against REVISION   since when; by default where the present branch left the main one',
      'Exits 1 with findings, stranded applications or facts that nobody approved, 2 if files cannot be read.',
    ],
    load: async () => (await import('./check.ts')).check,
  },
  init: {
    synopsis: 'init [DIR]',
    purpose: 'write a first project of your own: one question, one lender, one scenario',
    load: async () => (await import('./init.ts')).init,
  },
  schemas: {
    synopsis: 'schemas --write [--dir DIR] | --reference DIR',
    purpose: 'write the schemas that editors complete by into a project, or the reference of its files',
    load: async () => (await import('./schemas.ts')).schemas,
  },
  resolve: {
    synopsis: 'resolve --state S [--tenant T] [--context FILE|-] [--from PAGE]',
    purpose: 'print the page of an application in a server state, and why',
    load: async () => (await import('./resolve.ts')).resolve,
  },
  send: {
    synopsis: 'send --from S --event E [--tenant T] [--context FILE|-]',
    purpose:
      'print where an event leads from a state; if it is refused, exit 1 and name the states that admit it',
    load: async () => (await import('./send.ts')).sendEvent,
  },
  settle: {
    synopsis: 'settle --context FILE|- [--from S] [--tenant T]',
    purpose: 'print the state in which the client machine rests, and the events that lead there',
    load: async () => (await import('./settle.ts')).settleContext,
  },
  explain: {
    synopsis: 'explain RULE | explain --predicate P --context FILE|- [--tenant T]',
    purpose: 'explain a lint rule; or why a predicate holds or not, personal values withheld',
    load: async () => (await import('./explain.ts')).explainCommand,
  },
  why: {
    synopsis: 'why --context FILE|- | --application UUID [--not PAGE] [--tenant T] [--format text|json]',
    purpose: 'explain why an applicant belongs on a page, why not on another, and what would have to change',
    details: [
      '--context FILE|-     what is known of the applicant, as for `journey settle`',
      '--state S            the server state, instead of the one in the context',
      '--application UUID   an application of your own server (--url U), or with --database of its database;',
      '                     a plugin of the project says how these are asked, for `diff` and `graph` too',
      '--not PAGE           why not this page, the fewest changes that would show it, and the events that lead there',
    ],
    load: async () => (await import('./why.ts')).printWhy,
  },
  example: {
    synopsis: 'example [--for PLACE | --all] [--tenant T] [--dir DIR]',
    purpose:
      'count the changes of each decision that no example would notice; or propose examples that would, for people to answer',
    details: [
      '--for PLACE  examples that are missing of one decision, such as attorneyCloses or process/transitions/deedMade/to,',
      '             as the fewest cases that tell its changes apart, as JSON to paste. Their answers are left to you',
      '--all        the same for every decision',
      '--tenant T   those of what this lender changes, for its tenant.json',
      'Once they are answered, `journey lint` says where the flows answer otherwise.',
    ],
    load: async () => (await import('./example.ts')).example,
  },
  diff: {
    synopsis: 'diff OLD [NEW] [--tenant T] [--positions FILE|- | --url U | --database] [--format text|json]',
    purpose:
      'list what changes for applicants between two folders or git revisions; exit 1 if applications are stranded',
    details: [
      'NEW is the working tree by default.',
      '--positions FILE|-   the open applications, as lines or an array of JSON: application, tenant, state and,',
      '                     if known, context. Each is reported as unaffected, moved or stranded',
      '--url U              the open applications of your own server',
      '--database           the open applications in its database',
      'Without open applications, it lists which ones would be stranded if they existed.',
    ],
    load: async () => (await import('./diff.ts')).diff,
  },
  graph: {
    synopsis:
      'graph [--tenant T] [--format mermaid|json|markdown] [--against DIR|REVISION] [--counts [--url U]] | graph --main-road [--tenant T] [--format html|svg]',
    purpose: 'print the states and arrows of a journey, with their conditions in words',
    details: [
      '--format mermaid   a Mermaid flowchart of the browser and the server (the default)',
      '--format json      the same as data: states, pages, arrows, conditions in words, roads',
      '--format markdown  docs/journey.md: both drawings, with a guide',
      "--main-road        one sheet of Letter, landscape, in the lender's colors: the main road with what branches off it, as html",
      '                   (which a browser prints, also to PDF, and which has the same as a list) or svg',
      '--against PLACE    marks what is added, changed or removed since a folder or git revision',
      '--counts           adds how many applications of your own running server reached each server state, and how many stand there',
    ],
    load: async () => (await import('./graph.ts')).printGraph,
  },
  test: {
    synopsis: `test [--scenario NAME | --road NAME] [--tenant T] [--dir DIR|REVISION] [--format pretty|json]
       | test --record`,
    purpose:
      'play the scenarios of tests/scenarios and walk the roads; exit 1 if a page differs from the expected one',
    details: [
      'Scenarios are those of tests/scenarios, roads those that journey.config.json names, in the folder that is checked.',
      '--dir DIR       that folder; of a git revision, the flows, with the scenarios and roads of the working tree',
      'What differs in the same way on several roads or at several lenders is printed once; --format json has it for each.',
      '--record  save the pages that each lender shows on the roads, as the expected ones',
    ],
    load: async () => (await import('./test.ts')).testScenarios,
  },
  format: {
    synopsis: 'format [--dir DIR] [--check]',
    purpose:
      'put the keys of flows/ and tenants/ into the order of their schemas, and take away characters that nobody sees',
    details: ['--check   change nothing; exit 1 for files out of order, 2 for files that do not parse'],
    load: async () => (await import('./format.ts')).format,
  },
  translate: {
    synopsis: `translate status | export [--format xliff|csv] [--all] | import FILE [--by NAME] | record [--read] [--by NAME]
       each with [--locale L] [--dir DIR]`,
    purpose:
      'say which translations are missing or stale, give the texts to a translator, and take them back',
    details: [
      'status   count the texts of a language; exit 1 if one is missing, faulty, stale or not recorded',
      'export   print what is missing, faulty or stale as XLIFF 2.0, or as a table that a spreadsheet opens; --all prints every',
      '         text. A message with several cases comes as whole sentences; values and tags are codes',
      'import   write the translations of such a file and record from which words they were made, and by whom; write nothing and',
      '         exit 1 if a code was changed, a case is missing or the original was worded anew meanwhile',
      'record   record the translations that were written by hand; with --read also those that are stale: somebody read them again',
    ],
    load: async () => (await import('../translate/command.ts')).translate,
  },
  publish: {
    synopsis: 'publish [--dir DIR]',
    purpose:
      'record the wordings of documents and disclosures as published; exit 1 if a published one was changed',
    load: async () => (await import('../../tools/commands/publish.ts')).publish,
  },
}

/** Commands that need nothing but the flows of a project, whatever its product. */
export const projectCommands: Commands = new Map(Object.entries(entries))
