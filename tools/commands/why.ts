import type { Context } from '#engine'
import { loadProject, type TenantJourney, tenantContext } from '#source'
import { createPageSets } from '../prove/pages/page-sets.ts'
import { BudgetExhausted } from '../prove/sets/work-budget.ts'
import { emptyDraft } from '../prove/values/write-field.ts'
import { explainNot } from '../why/explain-not.ts'
import { explainPage } from '../why/explain-page.ts'
import type { PageAnswer } from '../why/page-why.ts'
import { toText } from '../why/to-text.ts'
import { CommandFailure } from './command-failure.ts'
import { chooseOption } from './input/choose-option.ts'
import { flowsFolder } from './input/flows-folder.ts'
import { loadJourney } from './input/load-journey.ts'
import { type Options, parseOptions } from './input/parse-options.ts'
import { ask, readContext } from './input/read-context.ts'
import { readPositions } from './input/read-positions.ts'
import { readSource } from './input/read-source.ts'
import { withServerState } from './input/with-server-state.ts'

const formats = {
  text: toText,
  json: (why: PageAnswer) => JSON.stringify(why, null, 2),
} as const

type WhyOptions = Options<(typeof names)[number], 'database'>

const names = ['context', 'application', 'url', 'tenant', 'state', 'not', 'format'] as const

/** Explains why an applicant belongs on a page, why not on another, and which changes would bring them there. */
export async function printWhy(args: readonly string[]): Promise<number> {
  const options: WhyOptions = parseOptions(args, names, ['database'])
  const print = formats[chooseOption('format', options.find('format') ?? 'text', formats)]
  const { tenant, context: given } = await readApplicant(options)
  const effective = loadJourney(tenant)
  const context = withServerState(
    effective,
    { tenant: tenantContext(effective.tenant), ...(given ?? emptyDraft(effective.project)) },
    options.find('state'),
  )
  const not = pageOf(effective, options.find('not'))
  console.log(print(ask(() => explain(effective, context, not))))
  return 0
}

/** Reads an applicant from a file, or an application from a server or a database. */
async function readApplicant(
  options: WhyOptions,
): Promise<{ readonly tenant: string | undefined; readonly context: Context | undefined }> {
  const application = options.find('application')
  const tenant = options.find('tenant')
  if (application === undefined) return { tenant, context: readContext(options.require('context')) }
  const project = readSource(() => loadProject(flowsFolder()))
  const [position] = await readPositions(project, options, application)
  if (position === undefined) throw new CommandFailure(1, `There is no application ${application}.`)
  return { tenant: tenant ?? position.tenant, context: position.context }
}

function explain(effective: TenantJourney, context: Context, not: string | undefined): PageAnswer {
  const why = explainPage(effective, context)
  if (not === undefined) return why
  try {
    return {
      ...why,
      not: explainNot(effective, context, not, createPageSets(effective)),
    }
  } catch (error) {
    if (!(error instanceof BudgetExhausted)) throw error
    throw new CommandFailure(2, `What would have to change is not known: ${error.message}`)
  }
}

function pageOf({ source }: TenantJourney, page: string | undefined): string | undefined {
  return page === undefined ? undefined : chooseOption('page', page, source.pages.pages)
}
