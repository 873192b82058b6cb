import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Product, type ProductOptions, startProduct } from './product'

/** An empty folder that is gone when the test is over. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolwright-product-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The built product, on a new data folder unless one is given, ended with the test. */
export async function running(options: Partial<ProductOptions> = {}): Promise<Product> {
  const product = await startProduct({ dataDir: options.dataDir ?? freshFolder(), ...options })
  onTestFinished(async () => {
    if (product.process.exitCode !== null || product.process.signalCode !== null) return
    const ended = await Promise.race([product.stop(), new Promise((resolve) => setTimeout(resolve, 10_000, 'late').unref())])
    if (ended === 'late') await product.kill()
  })
  return product
}
