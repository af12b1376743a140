import type { FieldChange, NotWhy, PageAnswer, SettlementWhy, VariantWhy, WayThere } from './page-why.ts'

const turns: Readonly<Record<PageAnswer['turn'], string>> = {
  applicant: 'It is their turn.',
  signer: 'It is the turn of a co-owner.',
  lender: 'It is our turn.',
  either: 'It is our turn, and they may correct what they entered.',
  thirdParty: 'It is the turn of somebody whom we asked.',
  nobody: 'It is nobody’s turn any more.',
}

/** Formats an explanation for support staff on the telephone. */
export const toText = (why: PageAnswer): string =>
  [
    `This applicant of ${why.tenant} belongs on ${why.page}. ${turns[why.turn]}`,
    ...askedLines(why),
    '',
    ...origin(why),
    ...(why.settlement === undefined ? [] : settlementLines(why.settlement)),
    ...why.variants.flatMap(variantLines),
    ...(why.not === undefined ? [] : ['', ...notLines(why.not)]),
  ].join('\n')

const askedLines = ({ asked }: PageAnswer): readonly string[] =>
  asked === undefined
    ? []
    : [
        'They are asked for something beside the step:',
        ...bullets(asked.because),
        `The step: ${turns[asked.step]}`,
      ]

function origin({ serverState, by, rule }: PageAnswer): readonly string[] {
  if (by === 'server-state') return [`The server state ${serverState} decides (rule ${rule}):`]
  const none = `The server state is ${serverState}, which names no page`
  return by === 'machine'
    ? [`${none}: the journey in the browser decides.`]
    : [`${none}, and neither does the journey in the browser: this is the page to fall back on.`]
}

const settlementLines = ({ initial, steps, state, next }: SettlementWhy): readonly string[] => [
  `  It begins at ${initial}`,
  ...steps.flatMap(({ event, to, because }) => [`  -> ${to}, by ${event}`, ...bullets(because)]),
  next.length === 0 ? `  and rests at ${state}.` : `  and rests at ${state}. From here it would go on to`,
  ...next.flatMap(({ event, to, missing }) => [`  .. ${to}, by ${event}, but`, ...bullets(missing)]),
]

const variantLines = ({ page, when, holds, because }: VariantWhy): readonly string[] => {
  if (when === undefined) return [`  ${page} is shown.`]
  return [
    holds ? `  ${page} is shown, because` : `  ${page} is not shown: for it, ${when}. But`,
    ...bullets(because),
  ]
}

function notLines({ page, reasons, changes, way }: NotWhy): readonly string[] {
  return [
    `Why not ${page}?`,
    ...bullets(reasons, '  '),
    ...changes.flatMap((change) => ['', ...changeLines(page, change)]),
    ...(way === undefined ? [] : ['', ...wayLines(way)]),
  ]
}

function changeLines(page: string, { serverState, fields }: FieldChange): readonly string[] {
  const place = serverState === undefined ? 'in this server state' : `at the server state ${serverState.to}`
  const condition = fields.length === 0 ? '.' : ` if ${fields.length === 1 ? 'this' : 'all of this'} were so:`
  const orElse = serverState?.orElse ?? []
  return [
    `${page} would be shown ${place}${condition}`,
    ...bullets(
      fields.map(({ words }) => words),
      '  ',
    ),
    ...(orElse.length === 0 ? [] : [`  So it would at ${orElse.join(', ')}.`]),
  ]
}

const wayLines = ({ events, serverState }: WayThere): readonly string[] =>
  events.length === 0
    ? ['The applicant may come there without any event of the process.']
    : [`The shortest way there, at ${serverState}, by what may happen:`, `  ${events.join(', ')}`]

const bullets = (clauses: readonly string[], indent = '     '): readonly string[] =>
  clauses.map((clause) => `${indent}- ${clause}`)
