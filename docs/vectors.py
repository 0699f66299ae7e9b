"""Reads docs/vectors.json as docs/format.md says, without a line of the portal: python3 docs/vectors.py"""

import base64
import hashlib
import hmac
import json
import pathlib
import struct
import sys
import unicodedata
import zlib

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
RECORD_HEADER = '{"alg":"dir","enc":"A256GCM","zip":"DEF"}'
LETTER_HEADER = '{"alg":"dir","enc":"A256GCM","zip":"DEF","typ":"edify-letter"}'


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def mac(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def hkdf(key, salt, info, length):
    return HKDF(hashes.SHA256(), length, salt.encode(), info.encode()).derive(key)


def from_base64url(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_base64url(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def normalised(text):
    text = unicodedata.normalize("NFKC", text)
    kept = "".join(c for c in text if not c.isspace() and unicodedata.category(c) != "Cf")
    return unicodedata.normalize("NFKC", kept.upper())


def access_code(secret, kind, person, generation):
    bits = int.from_bytes(mac(secret, compact([kind, person, generation])), "big") >> (256 - 115)
    values = [(bits >> (5 * (22 - place))) & 31 for place in range(23)]
    check = 0
    for value in values:
        check ^= value
        check = (check << 1 ^ 0b100101) & 31 if check & 16 else check << 1
    return "".join(ALPHABET[value] for value in [*values, check])


def padme(length):
    exponent = length.bit_length() - 1
    significant = exponent.bit_length()
    step = 2 ** max(0, exponent - significant)
    return -(-length // step) * step


def open_jwe(sealed, header, key):
    """The vector, and the deflate stream of a compact JWE with exactly this header."""
    head, encrypted_key, iv, content, tag = sealed.split(".")
    assert head == to_base64url(header.encode()) and encrypted_key == ""
    for part in (iv, content, tag):
        assert to_base64url(from_base64url(part)) == part
    both = from_base64url(content) + from_base64url(tag)
    return from_base64url(iv), AESGCM(key).decrypt(from_base64url(iv), both, head.encode())


def inflate(stream):
    inflater = zlib.decompressobj(-15)
    text = inflater.decompress(stream) + inflater.flush()
    assert inflater.eof and inflater.unused_data == b""
    return json.loads(text)


def check_record(one, college, secret):
    kind, person, generation = one["kind"], one["id"], one["generation"]
    written = one["record"]
    profile = written["student"] if kind == "student" else written["facultyProfile"]
    assert normalised(profile["rollNumber" if kind == "student" else "employeeId"]) == person
    code = access_code(secret, kind, person, generation)
    assert code == one["code"]
    salt = compact([college, kind, person])
    assert hkdf(code.encode(), salt, "name", 16).hex() == one["name"]
    key = hkdf(code.encode(), salt, "key", 32)
    assert key.hex() == one["key"]
    iv, stream = open_jwe(one["sealed"], RECORD_HEADER, key)
    head = to_base64url(RECORD_HEADER.encode()).encode()
    signed = struct.pack(">I", len(head)) + head + stream
    iv_key = hkdf(code.encode(), salt, "iv", 32)
    assert hmac.new(iv_key, signed, hashlib.sha256).digest()[:12] == iv
    assert padme(len(stream)) == len(stream)
    added = {"id": person, "generation": generation, "number": one["number"]}
    assert inflate(stream) == {**written, **added}


def check_letter(one, college, box_key):
    pair = hkdf(box_key, college, one["info"], 32)
    assert pair.hex() == one["pair"]
    letter, name, week, number = one["letter"], one["name"], one["week"], one["number"]

    def name_of(kind, text):
        return mac(hkdf(pair, "", kind, 32), text).hex()

    if letter["kind"] == "sectionNote":
        assert name == name_of("section", compact([week, number]))
    elif one["box"] == "out":
        assert name == name_of("reply", compact([letter["re"], number]))
    else:
        assert name[:32] == name_of("tag", week)[:32]
    key = hkdf(pair, "", compact(["letter", one["box"], name]), 32)
    _, stream = open_jwe(one["sealed"], LETTER_HEADER, key)
    assert inflate(stream) == letter


def check_credential(one):
    head, payload, signature = one["token"].split(".")
    header, claims = json.loads(from_base64url(head)), json.loads(from_base64url(payload))
    assert header["alg"] == "ES256" and header["typ"] == "JWT"
    assert claims["iss"] == claims["issuer"]["id"] and claims["jti"] == claims["id"]
    [jwk] = [key for key in one["keys"]["keys"] if key["kid"] == header["kid"]]
    x, y = (int.from_bytes(from_base64url(jwk[part]), "big") for part in "xy")
    key = ec.EllipticCurvePublicNumbers(x, y, ec.SECP256R1()).public_key()
    raw = from_base64url(signature)
    halves = (int.from_bytes(raw[at : at + 32], "big") for at in (0, 32))
    der = utils.encode_dss_signature(*halves)
    try:
        key.verify(der, f"{head}.{payload}".encode(), ec.ECDSA(hashes.SHA256()))
        state = "valid"
    except Exception:
        state = "altered"
    assert state == one["state"]


def main():
    path = pathlib.Path(__file__).with_name("vectors.json")
    vectors = json.loads(path.read_text(encoding="utf-8"))
    college, secret, box = vectors["college"], bytes.fromhex(vectors["secret"]), vectors["box"]
    box_key = mac(secret, compact(["drop", "teacher", box["teacher"], box["generation"]]))
    assert box_key.hex() == box["key"]
    infos = {"inPut": "in put", "inList": "in list", "outPut": "out put", "outGet": "out get"}
    for name, info in infos.items():
        assert hkdf(box_key, college, info, 16).hex() == box["names"][name]
    for one in vectors["records"]:
        check_record(one, college, secret)
    for one in vectors["letters"]:
        check_letter(one, college, box_key)
    for one in vectors["credentials"]:
        check_credential(one)
    counts = (f"{len(vectors[kind])} {kind}" for kind in ("records", "letters", "credentials"))
    print(", ".join(counts))


if __name__ == "__main__":
    sys.exit(main())
