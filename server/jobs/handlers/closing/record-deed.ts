import type { JobHandler } from '../../job.ts'

/** Sends the signed deed to the county's land records, and keeps what the county charged. */
export const recordDeed: JobHandler = async ({ application, vendors, call, loadDocument }) => {
  const deed = application.heloc.documents?.find(({ type }) => type === 'DEED')?.uuid
  if (deed === undefined) throw new Error(`The application ${application.uuid} has no deed to record.`)
  const { recordingNumber, feeCents, taxCents } = await vendors.recording.record(
    await loadDocument(deed),
    call,
  )
  return {
    event: 'deedRecorded',
    patch: { heloc: { recordingCosts: { feeCents, taxCents } }, loanFile: { recordingNumber } },
  }
}
