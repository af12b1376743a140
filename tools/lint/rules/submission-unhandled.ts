import { didYouMean } from '#engine'
import { asJsonObject, childObject, filesOf, formOf, keepsItself, nearestHint, pointerTo } from '#source'
import { productCode } from '../product-code/product-code.ts'
import type { Rule, RuleFault } from '../rule.ts'

/** Applies to directories with code: the product's own tree, or a copy with it. */
export const submissionUnhandled: Rule = {
  id: 'submission-unhandled',
  why: 'A submission without code is refused by the server, which does not even start; code without a submission never runs.',
  check: (subject) => {
    const { flows, report } = subject
    const code = productCode(subject)
    if (flows === undefined || code === undefined) return []
    const { submissions } = flows.source.process
    const handlers = new Map(
      code.answers.flatMap(({ file, form }) => {
        const name = /^server\/submissions\/(?:[\w-]+\/)?([\w-]+)\.ts$/.exec(file)?.[1]
        return name === undefined ? [] : [[name, { file, form }] as const]
      }),
    )
    const forms = new Map(
      filesOf(subject.source, 'form').map((file) => [formOf(file), asJsonObject(file.value)]),
    )
    return [
      ...Object.entries(submissions).flatMap(([name, submission]) => {
        const { form } = submission
        const handled = handlers.get(name)
        if (handled?.form === form) return []
        if (handled !== undefined) return [otherForm(name, form, handled)]
        const [schema, fields] = [
          childObject(forms.get(form), 'schema'),
          childObject(forms.get(form), 'fields'),
        ]
        return keepsItself({ schema, fields }, submission)
          ? []
          : [unhandled(name, form, [...handlers.keys()])]
      }),
      ...[...handlers]
        .filter(([name]) => !Object.hasOwn(submissions, name))
        .map(([name, { file }]) => unsent(name, file, Object.keys(submissions))),
    ].map(report)
  },
}

/** File that handles a submission, and the form whose answers it reads. */
interface Handler {
  readonly file: string
  readonly form: string
}

const unhandled = (name: string, form: string, handlers: readonly string[]): RuleFault => ({
  pointer: pointerTo('process', 'submissions', name),
  what: 'key',
  message: `No code handles "${name}": no folder of server/submissions has a file ${name}.ts, and flows/forms/${form}.json does not keep all of its answers by itself.`,
  // No mend: pages name it too.
  hint: didYouMean(name, handlers) ?? 'Write it, or give each field of the form its `to`.',
})

const otherForm = (name: string, form: string, handled: Handler): RuleFault => ({
  pointer: pointerTo('process', 'submissions', name, 'form'),
  message: `${handled.file} reads the answers of "${handled.form}", not of "${form}".`,
  hint: `Name "${handled.form}" here.`,
})

const unsent = (name: string, file: string, submissions: readonly string[]): RuleFault => ({
  pointer: pointerTo('process', 'submissions'),
  what: 'key',
  message: `${file} handles "${name}", which nobody can submit.`,
  hint: 'Name it here with its event and its form, or remove the file.',
  ...nearestHint(name, submissions),
})
