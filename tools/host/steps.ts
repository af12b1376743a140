import { Ajv2020 } from 'ajv/dist/2020.js'
import {
  type AnswerFault,
  type Context,
  checkAnswers,
  type FormSource,
  formFormats,
  inState,
  numberFormats,
  send,
  stateOf,
  storedAnswers,
  withValueAt,
} from '#engine'
import { formValueSchema, type TenantJourney, tenantContext } from '#source'
import type { Step, Steps } from './step.ts'

/** Forms of flows/forms, by id. */
export type Forms = Readonly<Record<string, FormSource>>

/** Creates what submissions and events do to the applications of a lender, from flows/process.json and flows/forms. */
export function createSteps(journey: TenantJourney, forms: Forms): Steps {
  const { project, process } = journey
  const { submissions = {}, states, initial } = journey.source.process
  const ajv = new Ajv2020({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    formats: { ...formFormats, ...numberFormats },
  })
  const validators = new Map(
    Object.entries(forms).map(([id, { schema }]) => [id, ajv.compile(formValueSchema(schema))]),
  )
  const tenant = { tenant: tenantContext(journey.tenant) }

  function fire(context: Context, event: string, change: Context = {}): Step {
    const changed = merged(context, change)
    const result = send(process, stateOf(project, context), event, { ...changed, ...tenant })
    if (!result.ok) return { ok: false, code: 'EVENT_NOT_ADMITTED', errors: [result.message] }
    return { ok: true, context: inState(project, changed, result.to) }
  }

  return {
    begin: () => inState(project, Object.fromEntries(project.begun.map((part) => [part, {}])), initial),
    fire,
    jobOf: (context) => states[stateOf(project, context)]?.job,
    submit(context, name, values) {
      const { event, form: id = name } = submissions[name] ?? {}
      const form = forms[id]
      const validate = validators.get(id)
      if (event === undefined || form === undefined || validate === undefined)
        return { ok: false, code: 'UNKNOWN_SUBMISSION', errors: [`There is no submission "${name}".`] }
      const holds = (condition: Parameters<typeof journey.journey.predicates.compile>[0]) =>
        journey.journey.predicates.compile(condition)({ ...context, ...tenant })
      const check = (answers: unknown): readonly AnswerFault[] =>
        validate(answers) ? [] : ((validate.errors ?? []) as readonly AnswerFault[])
      const { answers, faults } = checkAnswers(form, values, holds, check)
      const [fault] = faults
      if (fault) {
        const field = fault.instancePath.split('/')[1] || String(fault.params.missingProperty ?? '')
        return { ok: false, code: 'INVALID_REQUEST', errors: [`${field}: ${fault.keyword}`], field }
      }
      const stored = storedAnswers(form.fields, answers, holds).reduce<unknown>(
        (known, { to, value }) => withValueAt(known, to.split('.'), value),
        context,
      )
      return fire(stored as Context, event)
    },
  }
}

/** Context with the parts of another one, part by part. */
const merged = (context: Context, change: Context): Context => ({
  ...context,
  ...Object.fromEntries(
    Object.entries(change).map(([part, value]) => [part, { ...Object(context[part]), ...Object(value) }]),
  ),
})
