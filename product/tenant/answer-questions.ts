import { asJsonObject, type JsonObject, mergePatch } from '#source'
import type { Known } from './known.ts'
import { questions, type TenantQuestion } from './questions.ts'

/** Source of answers: the command line, or a person at the terminal. */
export interface Respondent {
  readonly find: (option: string) => string | undefined
  /** Undefined if there is no terminal. */
  readonly ask: ((question: string) => Promise<string>) | undefined
}

/** Settings from the answers, and one line for each missing or invalid answer. */
export async function answerQuestions(
  known: Known,
  answers: Respondent,
): Promise<{ readonly settings: JsonObject; readonly problems: readonly string[] }> {
  const problems: string[] = []
  let settings: JsonObject = {}
  for (const question of questions) {
    const given = answers.find(question.option)
    const answered = given ?? (await askFor(question, known, answers))
    const read = answered === undefined ? undefined : question.read(answered)
    if (answered === undefined) problems.push(`--${question.option} is missing: ${question.asks}.`)
    else if (read === undefined)
      problems.push(`--${question.option} "${answered}" cannot be understood: ${question.asks}.`)
    else {
      known.answers.set(question.option, answered)
      settings = asJsonObject(mergePatch(settings, read))
    }
  }
  return { settings, problems }
}

const patience = 3

/** Asks again until the answer is valid. */
async function askFor(
  question: TenantQuestion,
  known: Known,
  { ask }: Respondent,
): Promise<string | undefined> {
  const fallback = question.fallback?.(known)
  if (ask === undefined) return fallback
  let answered: string | undefined
  for (let time = 0; time < patience; time += 1) {
    const typed = await ask(`${question.asks}${fallback === undefined ? '' : ` [${fallback}]`}: `)
    answered = typed === '' ? fallback : typed
    if (answered !== undefined && question.read(answered) !== undefined) break
  }
  return answered
}
