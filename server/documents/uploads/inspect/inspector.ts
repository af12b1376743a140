import type { FastifyBaseLogger } from 'fastify'
import { Problem } from '../../../errors/problem.ts'
import type { FileFault, InspectedFile, InspectionRequest } from './inspection.ts'
import { createInspectionProcess } from './inspection-process.ts'
import type { InspectorLimits } from './inspector-limits.ts'
import { createTurns } from './turns.ts'

/** Inspector that opens uploads in separate processes, so that no file can block or crash the server. */
export interface Inspector {
  /** Returns the clean copy of a file. Throws a Problem if it is refused. */
  readonly inspect: (file: Omit<InspectionRequest, 'limits'>, person: string) => Promise<InspectedFile>
  readonly stop: () => void
}

export function createInspector(limits: InspectorLimits, log: Pick<FastifyBaseLogger, 'info'>): Inspector {
  const turns = createTurns(limits)
  const processes = Array.from({ length: limits.processes }, () => createInspectionProcess(limits))
  const free = [...processes]
  return {
    async inspect(file, person) {
      const endTurn = await turns.take(person)
      const process = free.pop()
      if (process === undefined) throw new Error('There are more turns than processes.')
      const answer = await process.inspect({ ...file, limits }).finally(() => {
        free.push(process)
        endTurn()
      })
      if (answer.outcome === 'READABLE') return answer.file
      const fault = faultOf(file, answer.fault)
      log.info({ fault, reason: answer.reason }, 'an upload is refused')
      throw new Problem(422, fault)
    },
    stop: () => {
      for (const process of processes) process.stop()
    },
  }
}

/** A telephone can take its pictures in another format, which helps more than advice about damaged or heavy files. */
const faultOf = ({ contentType }: Pick<InspectionRequest, 'contentType'>, fault: FileFault): FileFault =>
  contentType === 'image/heic' && fault !== 'FILE_TOO_DETAILED' ? 'FILE_HEIC' : fault
