export interface WaysOut {
  /** Hosts that must not be reached, in URL form; used in turn. */
  readonly hosts: readonly string[];
  readonly port: number;
  readonly udpPort: number;
  /** A file that must not be read. */
  readonly file: string;
}

/** Returns a page that tries every known way out of HTML, CSS, SVG and scripts. */
export function pageOfWaysOut({ hosts, port, udpPort, file }: WaysOut): string {
  let turn = 0;
  const host = () => hosts[turn++ % hosts.length] ?? '127.0.0.1';
  const to = (name: string, scheme = 'http') => `${scheme}://${host()}:${port}/${name}`;
  const script = `
    document.body.insertAdjacentHTML('beforeend', '<p>SCRIPTRAN</p>');
    fetch('${to('fetch')}'); new WebSocket('${to('ws', 'ws')}'); new EventSource('${to('events')}');
    navigator.sendBeacon('${to('beacon')}'); new Image().src = '${to('js-image')}';
    const link = document.createElement('link'); link.rel = 'prefetch'; link.href = '${to('js-prefetch')}';
    document.head.append(link); importScripts?.('${to('worker')}'); window.open('${to('popup')}');
    const peer = new RTCPeerConnection({ iceServers: [{ urls: [${hosts.map((each) => `'stun:${each}:${udpPort}'`).join(',')}] }] });
    peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    location.href = '${to('js-navigate')}';`;
  return `<!doctype html><html lang="en"><head><title>Ways out</title>
    <base href="${to('base/')}">
    <meta http-equiv="refresh" content="0; url=${to('refresh')}">
    <meta http-equiv="Content-Security-Policy" content="default-src * 'unsafe-inline' 'unsafe-eval'">
    <link rel="stylesheet" href="${to('stylesheet')}"><link rel="preconnect" href="${to('')}">
    <link rel="dns-prefetch" href="${to('')}"><link rel="prefetch" href="${to('prefetch')}">
    <link rel="preload" as="image" href="${to('preload')}"><link rel="modulepreload" href="${to('modulepreload')}">
    <link rel="prerender" href="${to('prerender')}"><link rel="icon" href="${to('icon')}">
    <link rel="manifest" href="${to('manifest')}"><link rel="import" href="${to('html-import')}">
    <script src="${to('script')}"></script><script type="module" src="${to('module')}"></script>
    <script type="speculationrules">{"prefetch":[{"source":"list","urls":["${to('speculation')}"]}]}</script>
    <style>@import url("${to('css-import')}"); @import "relative.css";
      @font-face { font-family: F; src: url("${to('font')}") }
      body { font-family: F, sans-serif; background: url("${to('css-background')}"); cursor: url("${to('cursor')}"), auto }
      ul { list-style: url("${to('list-style')}") } p::before { content: url("${to('css-content')}") }
      p { border-image: url("${to('border')}") 1; mask: url("${to('mask')}#m"); filter: url("${to('filter')}#f") }
      @page { background: url("${to('page-box')}") }</style></head>
    <body background="${to('body-background')}" onload="document.body.append('SCRIPTRAN')">
    <h1>Still here</h1>
    ${hosts.map((each) => `<img src="http://${each}:${port}/each"><link rel="stylesheet" href="http://${each}:${port}/each.css">`).join('')}
    <img src="${to('img')}" srcset="${to('srcset')} 2x" onerror="document.body.append('SCRIPTRAN')">
    <img src="//${host()}:${port}/relative-scheme"><img src="http://localhost:${port}/localhost">
    <img src="http://[::ffff:127.0.0.1]:${port}/mapped"><img src="http://2130706433:${port}/decimal">
    <picture><source srcset="${to('picture')}"><img src="x.png"></picture>
    <video src="${to('video')}" poster="${to('poster')}" autoplay></video><audio src="${to('audio')}" autoplay></audio>
    <video><source src="${to('source')}"><track default src="${to('track')}"></video>
    <iframe src="${to('iframe')}"></iframe><iframe src="file://${file}"></iframe>
    <iframe srcdoc="<script>parent.document.body.append('SCRIPTRAN')</script><img src='${to('srcdoc')}'>"></iframe>
    <iframe sandbox="allow-scripts" srcdoc="<script>new Image().src='${to('sandboxed')}'</script><img src='${to('sandboxed-img')}'>"></iframe>
    <iframe src="data:text/html,<img src='${to('data-frame')}'>"></iframe>
    <iframe src="javascript:'<img src=${to('js-frame')}>'"></iframe>
    <object data="${to('object')}"></object><object data="file://${file}"></object><embed src="${to('embed')}">
    <applet code="${to('applet')}"></applet><portal src="${to('portal')}"></portal><frameset><frame src="${to('frame')}"></frameset>
    <input type="image" src="${to('input')}"><form action="${to('form')}"><button autofocus>x</button></form>
    <svg><image href="${to('svg-image')}"/><use href="${to('svg-use')}#a"/><script href="${to('svg-script')}"/>
      <filter id="f"><feImage href="${to('fe-image')}"/></filter><rect filter="url(#f)" width="9" height="9"/>
      <foreignObject><img src="${to('foreign')}"></foreignObject><style>@import url(${to('svg-css')});</style></svg>
    <img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='${to('nested-svg')}'/></svg>">
    <link rel="stylesheet" href="data:text/css,@import url('${to('data-css')}');">
    <math href="${to('math')}"><mtext>m</mtext></math><a ping="${to('ping')}" href="${to('a')}">a link</a>
    <img src="file:///etc/passwd"><iframe src="file:///etc/passwd"></iframe><img src="${to('ftp', 'ftp')}">
    <script>${script}</script></body></html>`;
}
