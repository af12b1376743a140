import {
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { forgetPlace } from './forget-place.ts'
import { FileRefused, type InspectionLimits } from './inspection.ts'
import { entryOf, isActive, isElsewhere } from './is-active.ts'
import { createUnpackedCount } from './unpacked-count.ts'

/**
 * Returns the PDF without anything that runs, plays, fetches, sends, holds another file or tells where a photo was taken, and
 * without objects that no page uses; decrypted if it opens without a password. Throws FileRefused.
 */
export async function stripPdf(bytes: Uint8Array, limits: InspectionLimits): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, {
    password: '',
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  })
  const { context, catalog } = pdf
  // The pages of a portfolio or a dynamic form only say which program opens the parts that are removed here.
  if (entryOf(catalog, 'Collection') !== undefined || entryOf(catalog, 'NeedsRendering') !== undefined)
    throw new FileRefused('FILE_ONE_PROGRAM', 'A portfolio or a dynamic form')
  removeEntries(catalog, ['OpenAction', 'AA', 'AF', 'Requirements', 'URI'])
  const names = context.lookup(entryOf(catalog, 'Names'))
  if (names instanceof PDFDict) removeEntries(names, ['JavaScript', 'EmbeddedFiles'])
  const kept = strip(context, limits)
  for (const [ref] of context.enumerateIndirectObjects()) if (!kept.has(ref)) context.delete(ref)
  return pdf.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  })
}

function removeEntries(dict: PDFDict, names: readonly string[]): void {
  for (const key of dict.keys()) if (names.includes(key.decodeText())) dict.delete(key)
}

/**
 * Removes every reference to something active. Returns the objects still referenced. It avoids recursion, because files can
 * nest to any depth.
 */
function strip(context: PDFContext, limits: InspectionLimits): ReadonlySet<PDFRef> {
  const count = createUnpackedCount(limits)
  const kept = new Set<PDFRef>()
  const open: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info]
  while (open.length > 0) {
    const object = open.pop()
    if (object instanceof PDFRef && !kept.has(object)) {
      kept.add(object)
      forgetPlace(context, object)
      open.push(context.lookup(object))
    }
    // Another program might execute what this library cannot read.
    if (object instanceof PDFInvalidObject) throw new FileRefused('FILE_UNREADABLE', 'An unreadable object')
    if (object instanceof PDFStream) count(object)
    if (object instanceof PDFStream || object instanceof PDFDict) open.push(...entriesLeft(context, object))
    if (object instanceof PDFArray) open.push(...elementsLeft(object))
  }
  return kept
}

function entriesLeft(context: PDFContext, object: PDFStream | PDFDict): readonly PDFObject[] {
  const dict = object instanceof PDFStream ? object.dict : object
  for (const [key, entry] of dict.entries()) {
    const [value, name] = [context.lookup(entry), key.decodeText()]
    const isForeign = dict !== object && isElsewhere(value, name)
    if (isActive(value, name) || isForeign || name === 'Metadata') dict.delete(key)
  }
  return dict.values()
}

function elementsLeft(array: PDFArray): readonly PDFObject[] {
  for (let index = array.size() - 1; index >= 0; index -= 1)
    if (isActive(array.lookup(index))) array.remove(index)
  return array.asArray()
}
