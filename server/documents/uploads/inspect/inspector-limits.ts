import type { Limits } from '#product'
import { figure } from '../../../tenants/figure.ts'
import type { InspectionLimits } from './inspection.ts'
import type { ProcessLimits } from './inspection-process.ts'
import type { TurnLimits } from './turns.ts'

export type InspectorLimits = InspectionLimits & ProcessLimits & TurnLimits

/** Reads the limits for opening an upload from flows/limits.json. */
export function inspectorLimits(limits: Limits): InspectorLimits {
  const inspection = limits.limits.inspection
  return {
    maxBytes: figure(limits.limits.upload, 'maxBytes'),
    maxPixels: figure(inspection, 'maxMegapixels') * 1_000_000,
    jpegQuality: figure(inspection, 'jpegQuality'),
    maxUnpackedBytes: figure(inspection, 'maxUnpackedBytes'),
    inspectMs: figure(inspection, 'fileMs'),
    processBytes: figure(inspection, 'processBytes'),
    idleMs: figure(inspection, 'idleMs'),
    processes: figure(inspection, 'processes'),
    waiting: figure(inspection, 'waiting'),
    waitingOfPerson: figure(inspection, 'waitingOfPerson'),
    waitMs: figure(inspection, 'waitMs'),
  }
}
