import type { Heloc, ServerStage } from '#generated/domain'

/**
 * Returns the stage that everybody is told of an application in a stage: page, dashboard, letters, chatbot and co-owners. It
 * is done once its money is sent, although the loans that the line pays off may be paid after that.
 */
export function toldStage<Stage extends ServerStage | undefined>(
  stage: Stage,
  { fundedAt }: Pick<Heloc, 'fundedAt'>,
): Exclude<Stage, 'payoff'> | 'done' {
  const isSent = stage === 'payoff' || (stage === 'funding' && fundedAt !== undefined)
  return isSent ? 'done' : (stage as Exclude<Stage, 'payoff'>)
}
