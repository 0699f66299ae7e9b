type Part = string | ArrayBuffer | Uint8Array | MemoryBlob;

const encoder = new TextEncoder();

function bytesOf(part: Part): Uint8Array {
  if (typeof part === 'string') return encoder.encode(part);
  if (part instanceof MemoryBlob) return part.bytes;
  return part instanceof ArrayBuffer ? new Uint8Array(part) : part;
}

/** A Blob whose content is read in a microtask, so that a schedule decides the order of everything. */
export class MemoryBlob {
  readonly bytes: Uint8Array;
  readonly type: string;

  constructor(parts: readonly Part[] = [], { type = '' } = {}) {
    this.bytes = Buffer.concat(parts.map(bytesOf));
    this.type = type;
  }

  get size(): number {
    return this.bytes.length;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.bytes).buffer;
  }

  async text(): Promise<string> {
    return Buffer.from(this.bytes).toString();
  }

  slice(start = 0, end = this.size, type = ''): MemoryBlob {
    return new MemoryBlob([this.bytes.subarray(start, end)], { type });
  }
}

export class MemoryFile extends MemoryBlob {
  constructor(
    parts: readonly Part[],
    readonly name: string,
    options: { type?: string } = {},
  ) {
    super(parts, options);
  }
}
