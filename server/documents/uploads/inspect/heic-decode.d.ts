/** Decoder of HEIC, written for this use: the published types lack the size, which is known before anything is unpacked. */
declare module 'heic-decode' {
  interface Pixels {
    readonly width: number
    readonly height: number
    /** Red, green, blue and alpha of each pixel. */
    readonly data: Uint8ClampedArray
  }

  interface Picture extends Pick<Pixels, 'width' | 'height'> {
    readonly decode: () => Promise<Pixels>
  }

  interface Pictures extends ReadonlyArray<Picture> {
    /** Releases the memory of WebAssembly, which is not collected. */
    readonly dispose: () => void
  }

  const decode: { readonly all: (file: { readonly buffer: Uint8Array }) => Promise<Pictures> }
  export default decode
}
