import { BorrowerClient } from '../drive/borrower-client.ts'
import { driveApplication, type Stop } from '../drive/drive-application.ts'
import { DriveStopped } from '../drive/drive-stopped.ts'
import { CommandFailure } from './command-failure.ts'
import { loadJourney } from './load-journey.ts'
import { parseOptions } from './parse-options.ts'

/** Applies over HTTP as a borrower would and prints each server state with its page, to COMPLETE; exits 1 where it stops short. */
export async function drive(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['url', 'tenant'], ['json'])
  const effective = loadJourney(options.find('tenant'))
  const borrower = new BorrowerClient(options.find('url') ?? 'http://localhost:8080')
  const asJson = options.has('json')
  const stops: Stop[] = []
  const tell = (stop: Stop) => {
    stops.push(stop)
    if (!asJson) console.log(`${stop.state.padEnd(32)} ${stop.page}`)
  }
  const reason = await stopReason(driveApplication(borrower, effective, tell))
  const { applicationUuid } = borrower
  if (asJson)
    console.log(
      JSON.stringify({ applicationUuid, stops, ...(reason === undefined ? {} : { reason }) }, null, 2),
    )
  if (reason !== undefined) throw new CommandFailure(1, reason)
  return 0
}

/** Why the drive stopped short; undefined when it did not. */
async function stopReason(driving: Promise<void>): Promise<string | undefined> {
  try {
    await driving
    return undefined
  } catch (error) {
    if (error instanceof DriveStopped) return error.message
    throw error
  }
}
