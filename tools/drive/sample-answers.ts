import { asJsonObject, childObject, type JsonObject, mergePatch, type TenantJourney } from '#source'

/** Flows that say which form a submission or a step of registration has. */
export type FormsOfFlows = Pick<TenantJourney['source'], 'process' | 'registration'>

/** Where `tools/drive/applicant.json` holds what a post sends: by the form of a submission, else by the path of the post. */
export function answersKey(post: string, { process }: FormsOfFlows): string {
  const [, submission = ''] = /^submissions\/(.+)$/.exec(post) ?? []
  return process.submissions[submission]?.form ?? post
}

/** Answers of the sample applicant to a form, those to a step of registration included; empty where it has none. */
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

/** Values of a move before anything is filled in: the sample answers, with a merge patch (RFC 7396) of the move over them. */
export function valuesOf(
  { post, values = {} }: JsonObject,
  applicant: JsonObject,
  flows: FormsOfFlows,
): JsonObject {
  const answers = sampleAnswers(applicant, answersKey(String(post), flows), flows)
  return asJsonObject(mergePatch(answers, values))
}
