import type { ExperimentAssignment, ExperimentsRequest, ExperimentsResponse } from '#generated/api'
import { request } from '../api/request.ts'

/** Saves the variation of an experiment with an application. Throws if there is no application (support specification 8). */
export async function saveExperiment(
  application: string | undefined,
  experiments: ExperimentAssignment,
): Promise<ExperimentAssignment> {
  if (application === undefined) throw new Error('App ID is required to save experiment')
  const body: ExperimentsRequest = { experiments, appUuid: application }
  const path = `/service-application/api/v3/application/heloc/${application}/experiments`
  const options = { method: 'PATCH', body, keepSession: true, isPoll: true, isQuiet: true } as const
  return (await request<ExperimentsResponse>(path, options)).experiments
}
