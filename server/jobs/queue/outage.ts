import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** Outage of the job queue, from a failure of its database to the first success after it. */
export interface Outage {
  /** Notes a failure. From then on `resume` is tried every second, until it succeeds without another failure in between. */
  readonly note: (error: unknown) => void
  readonly isOn: () => boolean
  /** Stops all further attempts. */
  readonly stop: () => void
}

const lookMs = 1000

export function createOutage(log: FastifyBaseLogger, resume: () => Promise<void>): Outage {
  let isOn = false
  let isStopped = false
  let hasFailed = false

  const look = async (): Promise<boolean> => {
    hasFailed = false
    try {
      await resume()
      return !hasFailed
    } catch (err) {
      log.debug({ err }, 'the job queue still cannot work')
      return false
    }
  }
  const lookUntilOver = async () => {
    do await pause(lookMs, undefined, { ref: false })
    while (!isStopped && !(await look()))
    isOn = false
    if (!isStopped) log.warn('the job queue works again')
  }
  return {
    note: (err) => {
      hasFailed = true
      if (isOn || isStopped) return
      isOn = true
      log.error({ err }, 'the job queue cannot work')
      void lookUntilOver()
    },
    isOn: () => isOn,
    stop: () => {
      isStopped = true
    },
  }
}
