/** `dom.cjs` defines what React DOM needs of the DOM to render into `root`, and `click(NAME)` for the first such element. */
export const fakeDom: Readonly<Record<string, string>> = {
  'dom.cjs': `
    class Node {
      constructor(name, type = 1) {
        Object.assign(this, { nodeName: name, tagName: name, nodeType: type, childNodes: [], attributes: {}, listeners: [], style: {}, namespaceURI: 'http://www.w3.org/1999/xhtml', nodeValue: '' });
      }
      get ownerDocument() { return document; }
      get firstChild() { return this.childNodes[0] ?? null; }
      get nextSibling() { return this.parentNode?.childNodes[this.parentNode.childNodes.indexOf(this) + 1] ?? null; }
      get textContent() { return this.nodeValue + this.childNodes.map((child) => child.textContent).join(''); }
      set textContent(text) { this.childNodes = text === '' ? [] : [document.createTextNode(text)]; }
      insertBefore(child, before) {
        child.parentNode?.removeChild(child);
        child.parentNode = this;
        const at = this.childNodes.indexOf(before);
        this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
      }
      appendChild(child) { this.insertBefore(child, null); }
      removeChild(child) { this.childNodes.splice(this.childNodes.indexOf(child), 1); child.parentNode = null; }
      setAttribute(name, value) { this.attributes[name] = String(value); }
      getAttribute(name) { return this.attributes[name] ?? null; }
      hasAttribute(name) { return name in this.attributes; }
      removeAttribute(name) { delete this.attributes[name]; }
      addEventListener(type, listener) { this.listeners.push([type, listener]); }
      removeEventListener() {}
      find(name) { return this.nodeName === name ? this : this.childNodes.map((child) => child.find(name)).find(Boolean); }
    }
    const root = new Node('DIV');
    const document = Object.assign(new Node('#document', 9), {
      body: new Node('BODY'), documentElement: new Node('HTML'), defaultView: globalThis,
      createElement: (name) => new Node(name.toUpperCase()),
      createElementNS: (_, name) => new Node(name),
      createTextNode: (text) => Object.assign(new Node('#text', 3), { nodeValue: text }),
      querySelector: () => root, getElementById: () => root,
    });
    root.parentNode = document.body;
    class HTMLIFrameElement {}
    Object.assign(globalThis, { window: globalThis, self: globalThis, document, HTMLIFrameElement, root });
    globalThis.click = (name) => {
      const target = root.find(name);
      for (const [type, listener] of root.listeners) if (type === 'click') listener({ type, target, bubbles: true, preventDefault() {}, stopPropagation() {} });
    };
  `,
  /** Executes the scripts of the built page. */
  'page.cjs': `
    require('./dom.cjs');
    const { readFileSync } = require('node:fs');
    const html = readFileSync('dist/index.html', 'utf8');
    for (const [, file] of html.matchAll(/<script\\b[^>]*? src="([^"]+)"/g)) (0, eval)(readFileSync('dist' + file, 'utf8'));
  `,
};
