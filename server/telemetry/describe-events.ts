import { type PagesSource, pagePattern } from '#engine'
import { asJsonObject, type JsonObject, type TenantJourney } from '#source'
import type { FindSchema } from '../validation/api-schemas.ts'

type Source = TenantJourney['source']

/** Generates docs/events.md from schemas and flows: everything stored about the events of an application and its pages. */
export function describeEvents(schema: FindSchema, { pages, process, copy }: Source): string {
  return `${[
    ...head,
    ...browserEvents(schema),
    '',
    '## Pages',
    '',
    'The page of an event is one of these, or `unknown`.',
    '',
    '| page | title | address |',
    '|---|---|---|',
    ...Object.keys(pages.pages).map((id) => pageRow(pages, copy, id)),
    '',
    '## Events of the server',
    '',
    'Always kept, with the application; the funnel is counted from them.',
    '',
    '| event | leads to |',
    '|---|---|',
    ...processEvents(process),
  ].join('\n')}\n`
}

const head = [
  '# Events',
  '',
  'Made from `schemas/api/telemetry.schema.json`, `flows/pages.json` and `flows/process.json` by `WRITE_EVENTS=1 npx vitest run tests/event-catalogue.test.ts`.',
  '',
  '## Events of browsers',
  '',
  'Kept unless the owner of the browser refuses ([decisions](decisions-beyond-the-specification.md#telemetry)). Names are those of OpenTelemetry where the specification has none.',
  '',
  '| event | property | what it says |',
  '|---|---|---|',
]

function browserEvents(schema: FindSchema): readonly string[] {
  const { oneOf } = schema('telemetry.schema.json#/$defs/EventProperties')
  return (Array.isArray(oneOf) ? oneOf : [])
    .map(asJsonObject)
    .flatMap((event) => [
      `| ${event.title} | | ${event.description} |`,
      ...Object.entries(asJsonObject(event.properties)).map(([name, property]) =>
        propertyRow(name, asJsonObject(property)),
      ),
    ])
}

const propertyRow = (name: string, { description, enum: values }: JsonObject): string =>
  `| | ${name} | ${description}${Array.isArray(values) ? ` ${values.map((value) => `\`${value}\``).join(', ')}` : ''} |`

const pageRow = (pages: PagesSource, copy: Source['copy'], id: string): string => {
  const title = pages.pages[id]?.title
  return `| ${id} | ${title === undefined ? '' : (copy[title] ?? '')} | ${pagePattern(pages, id)} |`
}

const processEvents = ({ transitions }: Source['process']): readonly string[] =>
  Object.entries(transitions).map(([event, transition]) => {
    const ends = [transition.to].flat().map((end) => (typeof end === 'string' ? end : end.to))
    return `| ${event} | ${[...new Set(ends)].join(', ')} |`
  })
