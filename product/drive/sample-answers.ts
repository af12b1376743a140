import { asJsonObject, childObject, type JsonObject, mergePatch, type TenantJourney } from '#source'

/** Flows that name the form of a submission or of a registration step. */
export type FormsOfFlows = Pick<TenantJourney['source'], 'process' | 'registration'>

/** Key of `product/drive/applicant.json` with the answers of a post: the form of a submission, otherwise the path of the post. */
export function answersKey(post: string, { process }: FormsOfFlows): string {
  const [, submission = ''] = /^submissions\/(.+)$/.exec(post) ?? []
  return process.submissions[submission]?.form ?? post
}

/** Answers of the sample applicant to a form, including those to a registration step; empty if there are none. */
export function sampleAnswers(
  applicant: JsonObject,
  form: string,
  { registration }: FormsOfFlows,
): JsonObject {
  const step = Object.keys(registration.steps).find((id) => registration.steps[id]?.form === form)
  return asJsonObject(
    mergePatch(
      childObject(childObject(applicant, 'registration'), step ?? ''),
      childObject(childObject(applicant, 'answers'), form),
    ),
  )
}

/** Values of a move before placeholders are filled in: the sample answers with the move's values merged over them (RFC 7396). */
export function valuesOf(
  { post, values = {} }: JsonObject,
  applicant: JsonObject,
  flows: FormsOfFlows,
): JsonObject {
  const answers = sampleAnswers(applicant, answersKey(String(post), flows), flows)
  return asJsonObject(mergePatch(answers, values))
}
