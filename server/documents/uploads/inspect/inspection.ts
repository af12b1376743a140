import type { ProblemCode } from '../../../errors/problem.ts'
import type { UploadType } from '../sniff-type.ts'

/** One file, as the process that opens uploads is handed it; the type is what its first bytes say. */
export interface InspectionRequest {
  readonly contentType: UploadType
  readonly bytes: Uint8Array
  readonly limits: InspectionLimits
}

export interface InspectionLimits {
  /** The largest PNG that is kept as one; a larger one is kept as JPEG. */
  readonly maxBytes: number
  /** Pixels of one picture, also within a PDF. */
  readonly maxPixels: number
  /** Bytes of everything that a PDF holds beside its pictures, unpacked. */
  readonly maxUnpackedBytes: number
  /** 0 to 100. */
  readonly jpegQuality: number
}

/** A file that opens, without anything in it that runs or tells where a picture was taken. */
export interface InspectedFile {
  readonly contentType: UploadType
  readonly bytes: Uint8Array
  readonly pages: number
}

export type FileFault = Extract<
  ProblemCode,
  'FILE_UNREADABLE' | 'FILE_LOCKED' | 'FILE_ONE_PROGRAM' | 'FILE_TOO_COMPLEX' | 'FILE_TOO_DETAILED'
>

export type InspectionAnswer =
  | { readonly outcome: 'READABLE'; readonly file: InspectedFile }
  /** The reason is for the log of the server, in the words of the library that could not open the file. */
  | { readonly outcome: 'REFUSED'; readonly fault: FileFault; readonly reason: string }

/** A file that is not taken, thrown by whatever finds out. */
export class FileRefused extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault, reason: string) {
    super(reason)
    this.fault = fault
  }
}
