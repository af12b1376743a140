import type { TenantJourney } from '#source'
import { loadRoad } from '../../tools/scenario/roads.ts'
import type { BorrowerClient } from '../drive/borrower-client.ts'
import { driveApplication } from '../drive/drive-application.ts'
import { DriveStopped } from '../drive/drive-stopped.ts'
import type { RoadStep } from '../drive/road-step.ts'
import type { Way } from './situations.ts'

/** Ends a drive while an additional signer acts. */
class Arrived extends Error {}

/** Drives an application to where a page is met and returns who meets it. Throws DriveStopped if the lender's journey does not come there. */
export async function driveWay(
  borrower: BorrowerClient,
  effective: TenantJourney,
  way: Way,
  dir: string,
  onStep: (step: RoadStep) => void,
): Promise<BorrowerClient> {
  const { road, at, isSigner, isAnswered } = way
  let signer: BorrowerClient | undefined
  let left: RoadStep | undefined
  let arrived: BorrowerClient | undefined
  const tell = (step: RoadStep): 'ENOUGH' | undefined => {
    onStep(step)
    const isThere = isAnswered
      ? left !== undefined && step.page !== left.page
      : step.id === at && (!isSigner || signer !== undefined)
    if (step.id === at) left = step
    if (!isThere) return undefined
    arrived = isSigner ? signer : borrower
    return 'ENOUGH'
  }
  const tellSigner = (each: BorrowerClient, move: string) => {
    signer = each
    if (!isSigner || move !== at) return
    arrived = each
    throw new Arrived()
  }
  try {
    await driveApplication(borrower, effective, {
      road: loadRoad(road, dir),
      hurries: true,
      tell,
      tellSigner,
    })
  } catch (error) {
    if (!(error instanceof Arrived)) throw error
  }
  if (arrived !== undefined) return arrived
  throw new DriveStopped(
    isAnswered
      ? `The road ${road} never leaves the page after ${at}.`
      : `The road ${road} does not come to ${at} at this lender.`,
  )
}
