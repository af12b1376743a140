// @ts-check
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Folder below the root into which `npm run generate` bundles the command: few files load faster than three hundred.
 */
export const bundleFolder = 'generated/command'

const inputsFile = 'inputs.json'

/**
 * Whether the bundled command is up to date: none of its source files has changed since.
 *
 * @param {string} root
 */
export function isMadeAhead(root) {
  try {
    /** @type {Record<string, string>} */
    const stamps = JSON.parse(readFileSync(path.join(root, bundleFolder, inputsFile), 'utf8'))
    return Object.entries(stamps).every(([file, stamp]) => stampOf(path.join(root, file)) === stamp)
  } catch {
    return false
  }
}

/**
 * Records in a bundle's folder the files below the root from which it was made. Files changed after `begun`, a time in
 * milliseconds, count as changed since.
 *
 * @param {string} root
 * @param {string} folder
 * @param {{ readonly files: readonly string[], readonly begun: number }} made
 */
export function recordInputs(root, folder, { files, begun }) {
  const stamps = files.map((file) => [file, stampOf(path.join(root, file), begun)])
  writeFileSync(path.join(folder, inputsFile), JSON.stringify(Object.fromEntries(stamps)))
}

/**
 * Bundles of the plugins that the project of a root names, by their paths.
 *
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function pluginBundles(root) {
  /** @type {{ plugins?: string[] }} */
  const { plugins = [] } = JSON.parse(readFileSync(path.join(root, 'journey.config.json'), 'utf8'))
  return Object.fromEntries(
    plugins.map((plugin, index) => [
      path.join(root, plugin),
      path.join(root, bundleFolder, `plugin-${index}.js`),
    ]),
  )
}

/**
 * @param {string} file
 * @param {number} begun
 */
function stampOf(file, begun = Number.POSITIVE_INFINITY) {
  const { size, mtimeMs } = statSync(file)
  return mtimeMs < begun ? `${size} ${mtimeMs}` : 'changed'
}
