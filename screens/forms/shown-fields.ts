import type { FormModule } from './form-module.ts'

export type Values = Record<string, unknown>

/** Names of the fields that are asked for, given the answers so far (`showWhen`) and what is known (`unless`). */
export function shownFields({ order, fields, known = [] }: FormModule, values: Values): string[] {
  return order.filter((name) => {
    if (known.includes(name)) return false
    const conditions = Object.entries(fields[name]?.showWhen ?? {})
    return conditions.every(([other, value]) => values[other] === value)
  })
}

/** Leaves out the answers to questions that are not asked, or no longer. */
export function withoutHidden(form: FormModule, values: Values): Values {
  const shown = new Set(shownFields(form, values))
  return Object.fromEntries(Object.entries(values).filter(([name]) => shown.has(name)))
}

/** What a draft may keep: nothing of class secret, and no consent, which is given anew in front of its text. */
export function keptInDraft({ fields }: FormModule, values: Values): Values {
  const isKept = (name: string) => fields[name]?.class !== 'secret' && fields[name]?.widget !== 'consent'
  return Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)))
}
