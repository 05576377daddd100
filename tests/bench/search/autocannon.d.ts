/** The parts of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  interface Sent {
    method: 'GET' | 'POST';
    path: string;
    body?: string;
    headers?: Record<string, string>;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests: { setupRequest: (request: Sent) => Sent }[];
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p90: number; p99: number };
    errors: number;
    non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
