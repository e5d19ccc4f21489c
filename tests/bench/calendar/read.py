"""Reads calendars with vobject, and prints their events as JSON: instants in UTC, and texts."""

import datetime
import json
import sys

import vobject


def utc(value):
    if not isinstance(value, datetime.datetime):
        return value.isoformat()
    return value.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def event(component):
    return {
        "uid": component.uid.value,
        "sequence": int(component.sequence.value),
        "start": utc(component.dtstart.value),
        "end": utc(component.dtend.value) if hasattr(component, "dtend") else None,
        "title": component.summary.value,
    }


def calendar(path):
    with open(path, encoding="utf-8", newline="") as file:
        return [event(each) for each in vobject.readOne(file.read()).vevent_list]


print(json.dumps([calendar(path) for path in sys.argv[1:]]))
