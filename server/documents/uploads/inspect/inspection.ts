import type { ProblemCode } from '../../../errors/problem.ts'
import type { SentType, UploadType } from '../sniff-type.ts'

/** File for the process that opens uploads; its type is that of its first bytes. */
export interface InspectionRequest {
  readonly contentType: SentType
  readonly bytes: Uint8Array
  readonly limits: InspectionLimits
}

export interface InspectionLimits {
  /** Largest PNG that stays one; a larger one becomes a JPEG. */
  readonly maxBytes: number
  /** Most pixels of one picture, also within a PDF. */
  readonly maxPixels: number
  /** Most bytes of a PDF's other content, unpacked. */
  readonly maxUnpackedBytes: number
  /** 0 to 100. */
  readonly jpegQuality: number
}

/** File that opens, without anything that executes or tells where a picture was taken. */
export interface InspectedFile {
  readonly contentType: UploadType
  readonly bytes: Uint8Array
  readonly pages: number
}

export type FileFault = Extract<
  ProblemCode,
  | 'FILE_UNREADABLE'
  | 'FILE_HEIC'
  | 'FILE_LOCKED'
  | 'FILE_ONE_PROGRAM'
  | 'FILE_TOO_COMPLEX'
  | 'FILE_TOO_DETAILED'
>

export type InspectionAnswer =
  | { readonly outcome: 'READABLE'; readonly file: InspectedFile }
  /** The reason is for the server's log, in the words of the library that could not open the file. */
  | { readonly outcome: 'REFUSED'; readonly fault: FileFault; readonly reason: string }

/** Refusal of a file. */
export class FileRefused extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault, reason: string) {
    super(reason)
    this.fault = fault
  }
}
